import type {Chapter} from '@site/lib/course/findCourse';
import type {ReactNode} from 'react';

export interface ProgressNoteProps {
  chapters: readonly Chapter[];
  done: readonly string[];
  isRefused: boolean;
}

/** Says how much of a course is done, and warns when the browser does not store it. */
export function ProgressNote({chapters, done, isRefused}: ProgressNoteProps): ReactNode {
  const count = chapters.filter(({id}) => done.includes(id)).length;
  return (
    <output>
      {count} of {chapters.length} chapters done.
      {isRefused && ' Your browser keeps nothing for this site: the marks go when you close this tab.'}
    </output>
  );
}
