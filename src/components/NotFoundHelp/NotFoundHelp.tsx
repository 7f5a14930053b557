import Link from '@docusaurus/Link';
import {toSearchPath} from '@site/lib/search/searchParams';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './NotFoundHelp.module.css';
import {useWrongAddress} from './useWrongAddress';

/** Help at a URL without a page: the pages with similar paths, a search for its words, and links that always work. */
export function NotFoundHelp(): ReactNode {
  const {isMissing, words, suggestions} = useWrongAddress();
  return (
    <main className={clsx('container margin-vert--xl markdown', styles.root)}>
      <NothingFound />
      {isMissing ? <MissingPage /> : <PageNotKept />}
      {suggestions.length > 0 && (
        <nav aria-label="Nearest pages">
          <p>{isMissing ? 'Did you mean one of these?' : 'The nearest pages that are kept:'}</p>
          <ul>
            {suggestions.map(({path, title}) => (
              <li key={path}>
                <Link to={path} autoAddBaseUrl={false}>
                  {title ?? path}
                </Link>
                {title !== undefined && <small className={styles.path}>{path}</small>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        {suggestions.length > 0 ? 'Or go' : 'Go'} to the <Link to="/">home page</Link>,{' '}
        {isMissing ? (
          <>
            the <Link to="/docs/intro">docs</Link>
          </>
        ) : (
          <Link to="/offline">what is kept</Link>
        )}{' '}
        or{' '}
        {words ? (
          <Link to={toSearchPath(words)}>search for “{words}”</Link>
        ) : (
          <>
            the <Link to="/search">search</Link>
          </>
        )}
        .
      </p>
    </main>
  );
}

function MissingPage(): ReactNode {
  return (
    <>
      <h1>Page not found</h1>
      <p>There is no page at this address.</p>
    </>
  );
}

function PageNotKept(): ReactNode {
  return (
    <>
      <h1>This page is not kept offline</h1>
      <p>
        There is no network, and what is kept on this device does not hold this page. Load it again when the
        network is back.
      </p>
      <button
        type="button"
        className="button button--primary margin-bottom--md"
        onClick={() => window.location.reload()}
      >
        Load again
      </button>
    </>
  );
}

/** A picture of a search on a screen that marks no place. */
function NothingFound(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="10 0 200 110" aria-hidden="true" fill="none" strokeWidth="3">
      <path stroke="currentColor" d="M12 110 V24 a20 20 0 0 1 20 -20 H188 a20 20 0 0 1 20 20 V110" />
      <g className={styles.search}>
        <rect x="40" y="30" width="140" height="62" rx="8" strokeDasharray="9 7" />
        <path d="M110 41 V53 M110 69 V81 M90 61 H102 M118 61 H130" />
      </g>
    </svg>
  );
}
