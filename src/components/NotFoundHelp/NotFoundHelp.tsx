import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {suggestRoutes} from '@site/lib/navigation/suggestRoutes';
import {toSearchWords} from '@site/lib/navigation/toSearchWords';
import {toSearchPath} from '@site/lib/search/searchParams';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {isNotKept} from '@site/src/navigation/serviceWorker';
import {listSitePages} from '@site/src/navigation/sitePages';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './NotFoundHelp.module.css';

/** Help at a URL without a page: the pages with similar paths, a search for its words, and links that always work. */
export function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [isMissing, setMissing] = useState(true);
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const [words, setWords] = useState('');

  // The page is built once for all wrong URLs: only the browser knows the URL, and whether its page is merely not kept offline.
  useEffect(() => {
    const path = decodeUrlPart(pathname);
    const suggest = (paths: readonly string[]) => setSuggestions(suggestRoutes(path, paths));
    const listKept = () =>
      import('@site/src/offline/readKeptPages').then(({readKeptPages}) => readKeptPages(baseUrl));
    setMissing(!isNotKept());
    setWords(toSearchWords(path));
    (isNotKept() ? listKept() : listSitePages()).then(suggest, () => suggest([]));
  }, [pathname, baseUrl]);

  return (
    <main className={clsx('container margin-vert--xl markdown', styles.root)}>
      <NothingFound />
      {isMissing ? (
        <>
          <h1>Page not found</h1>
          <p>There is no page at this address.</p>
        </>
      ) : (
        <>
          <h1>This page is not kept offline</h1>
          <p>
            There is no network, and what is kept on this device does not hold this page. Load it again when
            the network is back.
          </p>
          <button
            type="button"
            className="button button--primary margin-bottom--md"
            onClick={() => window.location.reload()}
          >
            Load again
          </button>
        </>
      )}
      {suggestions.length > 0 && (
        <nav aria-label="Nearest pages">
          <p>{isMissing ? 'Did you mean one of these?' : 'The nearest pages that are kept:'}</p>
          <ul>
            {suggestions.map((path) => (
              <li key={path}>
                <Link to={path} autoAddBaseUrl={false}>
                  {path}
                </Link>
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
