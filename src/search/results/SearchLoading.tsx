import {type ReactNode, useEffect, useState} from 'react';
import styles from './search.module.css';

/** How long a search may take until it says so, in milliseconds: most are quicker, and a flicker says nothing. */
const DELAY_MS = 200;

/** Stands in the place of the first hits while the index loads. */
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
