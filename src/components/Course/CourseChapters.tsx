import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {DoneBox} from './DoneBox';
import {ProgressNote} from './ProgressNote';
import {useCourse} from './useCourse';
import {useDoneChapters} from './useDoneChapters';

/** The chapters of the course whose page this is, with the reader's marks and a way to be rid of them. */
export function CourseChapters(): ReactNode {
  const course = useCourse();
  const {docs} = useDocsVersion();
  const {done, mark, isRefused} = useDoneChapters();
  if (course === undefined)
    throw new Error('CourseChapters stands on a page without a course in sidebars.ts');
  const {chapters} = course;
  const ids = chapters.map(({id}) => id);
  return (
    <>
      <ol>
        {chapters.map(({id, href, title}) => (
          <li key={id}>
            <DoneBox disabled readOnly aria-label={`Done: ${title}`} checked={done.includes(id)} />{' '}
            <Link to={href}>{title}</Link>: {docs[id]?.description}
          </li>
        ))}
      </ol>
      <p>
        <ProgressNote chapters={chapters} done={done} isRefused={isRefused} />
      </p>
      <p>
        <button type="button" className="button button--secondary" onClick={() => mark(ids, false)}>
          Forget my progress
        </button>
      </p>
    </>
  );
}
