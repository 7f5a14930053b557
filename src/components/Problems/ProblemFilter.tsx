import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {toSearchPath} from '@site/lib/search/searchParams';
import {describeFull, MAX_FILTER_LENGTH} from '@site/lib/text/filterWords';
import {useReturningState} from '@site/src/hooks/useReturningState';
import {type ReactNode, useEffect, useId, useLayoutEffect, useState} from 'react';
import {filterProblems, type Shown, showNamed} from './filterProblems';
import styles from './ProblemList.module.css';

const leftWords = new Map<string, string>();

/** A field that hides the problems that lack one of its words. */
export function ProblemFilter(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [words, setWords] = useReturningState(leftWords, '');
  const [shown, setShown] = useState<Shown>();

  // The reader has followed a link to a problem that the words hide.
  useEffect(() => {
    if (showNamed(location.hash)) setWords('');
  }, [location, setWords]);

  // Before the place is found again to which a reader comes Back.
  useLayoutEffect(() => {
    const filter = () => setShown(filterProblems(words));
    filter();
    // On a slow network, words may be typed before the lists have loaded.
    const observer = new MutationObserver(filter);
    for (const list of document.querySelectorAll('[data-problems]'))
      observer.observe(list, {childList: true});
    return () => observer.disconnect();
  }, [words]);

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Show only problems with these words</label>
      <input
        className={styles.input}
        id={id}
        type="search"
        placeholder="KeyError, black picture, …"
        disabled={!isBrowser}
        // After a reload, Firefox would restore the words, but not filter the lists.
        autoComplete="off"
        maxLength={MAX_FILTER_LENGTH}
        value={words}
        onChange={({target}) => setWords(target.value)}
      />
      <noscript>
        The field needs scripts. The search of your browser works on this page without them.
      </noscript>
      <p role="status">
        {describeShown(shown, words)}
        {describeFull(words)}
      </p>
    </div>
  );
}

function describeShown(shown: Shown | undefined, words: string): ReactNode {
  if (shown === undefined) return 'All are shown.';
  if (shown.count > 0) return `${shown.count} of ${shown.of} problems`;
  return (
    <>
      No problem has all these words. Use fewer of them, or{' '}
      <Link to={toSearchPath(words)}>search the whole site</Link>.
    </>
  );
}
