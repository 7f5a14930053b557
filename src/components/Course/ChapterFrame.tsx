import Link from '@docusaurus/Link';
import type {Course} from '@site/lib/course/findCourse';
import {Fragment, type ReactNode} from 'react';
import styles from './ChapterFrame.module.css';
import {DoneBox} from './DoneBox';
import {ProgressNote} from './ProgressNote';
import {useDoneChapters} from './useDoneChapters';

export interface ChapterFrameProps {
  course: Course;
  /** Of the page in the course, from 1. */
  place: number;
  /** The page. */
  children: ReactNode;
}

/** The frame of a chapter: its place in the course above it, and the reader's mark below. */
export function ChapterFrame({course, place, children}: ChapterFrameProps): ReactNode {
  const {done, mark, isRefused} = useDoneChapters();
  const {chapters, href, title} = course;
  const {id: own = ''} = chapters[place - 1] ?? {};
  return (
    <>
      <p>
        <Link to={href}>{title}</Link>
        <br />
        Chapter {place} of {chapters.length}{' '}
        <span aria-hidden="true">
          {chapters.map(({id}) => (
            <Fragment key={id}>
              <span className={id === own ? styles.here : undefined}>
                {done.includes(id) ? '●' : '○'}
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </p>
      {children}
      <p className="margin-vert--lg">
        <label>
          <DoneBox checked={done.includes(own)} onChange={(event) => mark([own], event.target.checked)} /> I
          have done this chapter
        </label>
        <br />
        <ProgressNote chapters={chapters} done={done} isRefused={isRefused} />
      </p>
    </>
  );
}
