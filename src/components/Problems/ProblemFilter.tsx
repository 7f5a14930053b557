import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useId, useState} from 'react';
import {filterProblems, type Shown} from './filterProblems';
import styles from './ProblemList.module.css';

/** A field that hides the problems of the page that lack one of its words. */
export function ProblemFilter(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [shown, setShown] = useState<Shown>();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Show only problems with these words</label>
      <input
        className={styles.input}
        id={id}
        type="search"
        placeholder="KeyError, black picture, …"
        disabled={!isBrowser}
        onChange={({target}) => setShown(filterProblems(target.value))}
      />
      <noscript>
        The field needs scripts. The search of your browser works on this page without them.
      </noscript>
      <p role="status">{shown === undefined ? 'All are shown.' : toSentence(shown)}</p>
    </div>
  );
}

function toSentence({count, of}: Shown): string {
  return count === 0
    ? 'No problem has all these words. Use fewer of them, or search the whole site.'
    : `${count} of ${of}`;
}
