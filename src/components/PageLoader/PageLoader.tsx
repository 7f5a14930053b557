import Link from '@docusaurus/Link';
import {adviseOnFailure} from '@site/lib/errors/describeLoadFailure';
import {focusPage} from '@site/src/hooks/focusPage';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {hasWorker} from '@site/src/navigation/serviceWorker';
import type Loading from '@theme/Loading';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import styles from './PageLoader.module.css';

/** `error` says why the page did not load, `pastDelay` that loading takes longer than 200 ms. */
export type PageLoaderProps = Pick<ComponentProps<typeof Loading>, 'error' | 'pastDelay' | 'retry'>;

/**
 * Replaces a page while it loads, and when it could not be loaded. Retry disappears when it is pressed, so the focus moves to what
 * follows: the page, or the same report again.
 */
export function PageLoader({error, pastDelay, retry}: PageLoaderProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const isRetrying = useRef(false);

  useEffect(() => {
    if (error && isRetrying.current && title.current) focusTemporarily(title.current);
  }, [error]);

  // The loaded page replaces this component.
  useEffect(() => () => void (isRetrying.current && focusPage(window.location.hash, false)), []);

  function retryWithFocus() {
    isRetrying.current = true;
    retry();
  }

  if (error) {
    return (
      <div ref={markMain}>
        <div className={styles.root} role="alert">
          <h1 ref={title} className={styles.title}>
            This page could not be loaded.
          </h1>
          <p>{adviseOnFailure(error)}</p>
          <p className={styles.error}>{String(error)}</p>
          <button type="button" className="button button--primary" onClick={retryWithFocus}>
            Retry
          </button>
          {hasWorker() && (
            <p>
              <Link to="/offline">What is kept offline</Link>
            </p>
          )}
        </div>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}

/** A page of the docs fails inside of the main content; any other was to bring it along. */
function markMain(element: HTMLElement | null) {
  if (element && !element.closest('main')) element.setAttribute('role', 'main');
}
