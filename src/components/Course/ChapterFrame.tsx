import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Chapter, Course} from '@site/lib/course/findCourse';
import type {ReactNode} from 'react';
import {ProgressNote} from './ProgressNote';
import {useDoneChapters} from './useDoneChapters';

export interface ChapterFrameProps {
  course: Course;
  chapter: Chapter;
  /** The page. */
  children: ReactNode;
}

/** What stands around a chapter: its place in the course above, and the reader's mark below. */
export function ChapterFrame({course, chapter, children}: ChapterFrameProps): ReactNode {
  const {done, mark, isRefused} = useDoneChapters();
  const isBrowser = useIsBrowser();
  const {chapters, href, title} = course;
  return (
    <>
      <p>
        <Link to={href}>{title}</Link>. Chapter {chapters.indexOf(chapter) + 1} of {chapters.length}
        <br />
        <span aria-hidden="true">{chapters.map(({id}) => (done.includes(id) ? '●' : '○')).join(' ')}</span>
      </p>
      {children}
      <p>
        <label>
          {/* Firefox brings back what was ticked before a reload, whatever is stored: a new box knows nothing of that. */}
          <input
            key={String(isBrowser)}
            type="checkbox"
            checked={done.includes(chapter.id)}
            onChange={(event) => mark([chapter.id], event.target.checked)}
          />{' '}
          I have done this chapter
        </label>
        <br />
        <ProgressNote chapters={chapters} done={done} isRefused={isRefused} />
      </p>
    </>
  );
}
