import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isPlainClick} from '@site/src/navigation/isPlainClick';
import type {MouseEvent} from 'react';

export interface HitLinks {
  /** The URL of a path of the site, under the base URL and in the site's history mode. */
  toHref: (url: string) => string;
  /** Follows a path of the site, unless the reader asked for a new tab or window. */
  follow: (event: MouseEvent, url: string) => void;
}

/**
 * Links for hits: not Docusaurus' `Link`, which would fetch every page that a list of hits shows.
 * `open` is called with the whole path when a page is to open in place.
 */
export function useHitLinks(open: (path: string) => void): HitLinks {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();

  /** The path as the router knows it; with hash history the base URL is relative. */
  function toRoute(url: string): {pathname: string; search: string; hash: string} {
    const {pathname, search, hash} = new URL(withBaseUrl(url), window.location.origin);
    return {pathname, search, hash};
  }

  return {
    toHref: (url) => (isElsewhere(url) ? url : history.createHref(toRoute(url))),
    follow(event, url) {
      if (isElsewhere(url) || !isPlainClick(event)) return;
      event.preventDefault();
      const {pathname, search, hash} = toRoute(url);
      open(pathname + search + hash);
    },
  };
}

/** The hosted index may hold pages of other sites. */
function isElsewhere(url: string): boolean {
  return /^https?:/.test(url);
}
