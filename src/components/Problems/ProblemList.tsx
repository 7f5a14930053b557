import {useHistory, useLocation} from '@docusaurus/router';
import type {ProblemGroup} from '@site/lib/failures/problemGroups';
import type {ProblemLists} from '@site/lib/failures/renderProblems';
import {isPlainClick} from '@site/src/navigation/isPlainClick';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {openTarget} from './openTarget';
import styles from './ProblemList.module.css';
import {fetchLists, getBuiltList} from './problemLists';

export interface ProblemListProps {
  /** The page that shows the list. */
  group: ProblemGroup;
  /** A situation, or the messages of all situations. */
  part: keyof ProblemLists;
}

/** The lists that readers have left, as they stood: on Back the page is at once as high as the place in it needs. */
const left = new Map<string, string>();

/** The problems of one situation, or the messages of a page, collapsed except the one in the address. */
export function ProblemList({group, part}: ProblemListProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {hash} = useLocation();
  const [html, setHtml] = useState(() => left.get(`${group} ${part}`) ?? getBuiltList(group, part));
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    fetchLists(group).then(
      (lists) => setHtml(lists[part] ?? ''),
      () => setFailed(true),
    );
  }, [group, part]);

  useEffect(() => {
    if (root.current?.hasChildNodes() === false) load();
  }, [load]);

  useEffect(() => {
    const list = root.current;
    return () => {
      if (list !== null) left.set(`${group} ${part}`, list.innerHTML);
    };
  }, [group, part]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names is there once the list is.
  useEffect(() => openTarget(root.current, hash), [hash, html]);

  useEffect(() => {
    const list = root.current;
    const follow = (event: MouseEvent) => {
      const href = findLink(event)?.getAttribute('href');
      if (typeof href !== 'string') return;
      event.preventDefault();
      history.push(href);
    };
    list?.addEventListener('click', follow);
    return () => list?.removeEventListener('click', follow);
  }, [history]);

  return (
    <>
      {hasFailed && (
        <p role="alert">
          The list did not load. Check your network connection.{' '}
          <button type="button" onClick={load}>
            Try again
          </button>
        </p>
      )}
      <div
        ref={root}
        className={styles.root}
        data-problems={part}
        // Hydration keeps the built HTML, so the text is not sent a second time as a script.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/failures)
        dangerouslySetInnerHTML={{__html: html}}
      />
    </>
  );
}

/** The link that a click follows in this tab; null when the reader asks for another tab or a download. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  return isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
}
