import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {encodePercentSigns, replacePercentSigns} from '@site/lib/text/repairPercentSigns';
import {isNotFoundPage} from '@site/src/navigation/isNotFoundPage';
import {onPopBeforeRouter} from '@site/src/navigation/onPopBeforeRouter';

const {baseUrl, future} = siteConfig;

// At the start of the page and after every change, before the router reads the URL.
if (ExecutionEnvironment.canUseDOM) {
  repairUrl();
  // The page was reloaded while layers were open: their history entries must go too (openLayer.ts).
  if (window.history.state?.layers) window.history.go(-window.history.state.layers);
  onPopBeforeRouter(repairUrl);
}

/**
 * Repairs a URL that the stock router cannot read. A percent sign that encodes nothing crashes it in the hash, and keeps the
 * page from starting in the path; a page that is opened by its file (`…/index.html`, on some hosts `…/index`) is hydrated before
 * its code has loaded. No upstream issue was found for either. Percent signs in the path are replaced, not encoded: the router
 * decodes the path again each time the reader returns to it, and no page has one in its URL.
 */
function repairUrl(): void {
  const {pathname, search, hash} = window.location;
  const url = `${replacePercentSigns(toPagePath(pathname))}${search}${encodePercentSigns(hash)}`;
  if (url !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', url);
}

function toPagePath(pathname: string): string {
  // A site with its routes in the hash is opened by its file.
  if (future.experimental_router === 'hash' || isNotFoundPage()) return pathname;
  const folder = /^(.*\/)index(?:\.html)?$/.exec(pathname)?.[1];
  if (folder === undefined) return pathname;
  return folder === baseUrl ? folder : folder.slice(0, -1);
}
