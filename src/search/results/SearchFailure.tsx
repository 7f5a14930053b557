import {searchTexts} from '@site/lib/search/searchTexts';
import type {ReactNode} from 'react';
import styles from './search.module.css';

export interface SearchFailureProps {
  onRetry: () => void;
}

/** Says that the results could not be fetched and what to do; what was typed stays in its field. */
export function SearchFailure({onRetry}: SearchFailureProps): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{searchTexts.failed}</p>
      <p>
        {searchTexts.failedHelp} {searchTexts.failedOnline}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
