import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {listPaths} from '@site/lib/navigation/listPaths';
import {suggestRoutes} from '@site/lib/navigation/suggestRoutes';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {routes} from '@site/src/navigation/routes';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './NotFoundHelp.module.css';

/** What a reader of a URL without a page can do: the nearest pages, and the ways that always lead somewhere. */
export function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  const [suggestions, setSuggestions] = useState<string[]>([]);

  // The page is built once for all wrong URLs: only the browser knows which one it is.
  useEffect(() => setSuggestions(suggestRoutes(decodeUrlPart(pathname), listPaths(routes))), [pathname]);

  return (
    <main className={clsx('container margin-vert--xl markdown', styles.root)}>
      <NothingFound />
      <h1>Page not found</h1>
      <p>There is no page at this address.</p>
      {suggestions.length > 0 && (
        <nav aria-label="Nearest pages">
          <p>Did you mean one of these?</p>
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
        Or go to the <Link to="/">home page</Link>, the <Link to="/docs/intro">docs</Link> or the{' '}
        <Link to="/search">search</Link>.
      </p>
    </main>
  );
}

/** A search that goes over a screen and marks no place. */
function NothingFound(): ReactNode {
  return (
    <svg className={styles.picture} viewBox="0 0 220 110" aria-hidden="true" fill="none" strokeWidth="3">
      <path stroke="currentColor" d="M12 110 V24 a20 20 0 0 1 20 -20 H188 a20 20 0 0 1 20 20 V110" />
      <g className={styles.search}>
        <rect x="40" y="30" width="140" height="62" rx="8" strokeDasharray="9 7" />
        <path d="M110 41 V53 M110 69 V81 M90 61 H102 M118 61 H130" />
      </g>
    </svg>
  );
}
