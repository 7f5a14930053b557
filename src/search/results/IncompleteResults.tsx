import {searchTexts} from '@site/lib/search/searchTexts';
import type {ReactNode} from 'react';
import styles from './search.module.css';

export interface IncompleteResultsProps {
  onRetry: () => void;
}

/** Says above the hits that some may be missing, because a part of the index did not load. */
export function IncompleteResults({onRetry}: IncompleteResultsProps): ReactNode {
  return (
    <p className={styles.missing} role="alert">
      {searchTexts.incomplete}{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
