import type {ReactNode} from 'react';
import styles from './PageLoader.module.css';

export interface PageLoaderProps {
  /** Why the page did not load; absent while it loads. */
  error?: unknown;
  /** Whether loading takes longer than 200 ms. */
  pastDelay: boolean;
  retry: () => void;
}

/** What stands in the place of a page while it loads, and when it could not be loaded. */
export function PageLoader({error, pastDelay, retry}: PageLoaderProps): ReactNode {
  if (error) {
    return (
      <div className={styles.root} role="alert">
        <p className={styles.title}>This page could not be loaded.</p>
        <p>Check your network connection and try again.</p>
        <p className={styles.error}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
