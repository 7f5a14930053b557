import {toPath} from '../content/toPath';
import {toTwinPath} from './toTwinPath';
import type {TwinContext} from './twinContext';

export interface TwinSite {
  /** Published address, with the base URL and a slash at its end. */
  url: string;
  baseUrl: string;
  /** Paths of the pages that have a twin (see toPath). */
  paths: ReadonlySet<string>;
}

/** URL of a page's twin. */
export function toTwinUrl(path: string, {url}: Pick<TwinSite, 'url'>): string {
  return url + encodeURI(toTwinPath(path).slice(1));
}

/** Makes the function that turns links of a page into those of its twin: to the twins of other pages, all of them whole. */
export function createLinkResolver(path: string, site: TwinSite): TwinContext['toHref'] {
  return (href) => {
    if (href.startsWith('#')) return undefined;
    // A whole address is another site's, even on the host that this one is built for.
    if (!href.startsWith(site.baseUrl)) return href;
    const target = new URL(href, site.url);
    const targetPath = toPath(target.pathname, site.baseUrl);
    if (targetPath === path && target.hash !== '') return undefined;
    const isPage = site.paths.has(targetPath) && target.search === '';
    return isPage ? toTwinUrl(targetPath, site) + target.hash : target.href;
  };
}
