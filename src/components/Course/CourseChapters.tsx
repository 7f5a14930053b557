import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useState} from 'react';
import {DoneBox} from './DoneBox';
import {ProgressNote} from './ProgressNote';
import {useCourse} from './useCourse';
import {useDoneChapters} from './useDoneChapters';

/** The chapters of the course that this page lists, with the reader's marks and a button that removes them. */
export function CourseChapters(): ReactNode {
  const course = useCourse();
  const {docs} = useDocsVersion();
  const {done, mark, isRefused} = useDoneChapters();
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  if (course === undefined)
    throw new Error('CourseChapters stands on a page without a course in sidebars.ts');
  const {chapters} = course;

  function forget(): void {
    const marked = chapters.map(({id}) => id).filter((id) => done.includes(id));
    mark(marked, false);
    setForgotten([...new Set([...forgotten, ...marked])]);
  }

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
        <button type="button" className="button button--secondary" onClick={forget}>
          Forget my progress
        </button>
      </p>
      {forgotten.length > 0 && (
        <p>
          <button type="button" className="button button--secondary" onClick={() => mark(forgotten, true)}>
            Bring it back
          </button>
        </p>
      )}
    </>
  );
}
