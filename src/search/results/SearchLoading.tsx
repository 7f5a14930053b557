import {type ReactNode, useEffect, useState} from 'react';
import styles from './search.module.css';

/** Delay before the message is shown, in milliseconds: most searches are faster, and it would only flicker. */
const DELAY_MS = 200;

/** Shown instead of hits while the index loads for the first search. */
export function SearchLoading(): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.message} role="status">
      {isSlow && 'Loading the search…'}
    </p>
  );
}
