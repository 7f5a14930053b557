import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {dropPercentSigns, encodePercentSigns} from '@site/lib/text/repairPercentSigns';

const {baseUrl, future} = siteConfig;

// Before the router reads the URL, at the start of the page and with every change.
if (ExecutionEnvironment.canUseDOM) {
  repairUrl();
  // The page was reloaded with a layer over it, whose entry in the history is not the page's own (useBackToClose).
  if (window.history.state?.isLayer) window.history.back();
  window.addEventListener('popstate', repairUrl, {capture: true});
}

/**
 * Gives the URL the form that the router can read. A percent sign that encodes nothing crashes the stock router in
 * the hash and stops the page in the path, and a page that is asked for by its file (`…/index.html`) is hydrated before
 * its code is there. No upstream issue was found for either. The router decodes a path as often as the reader returns to
 * it, and no page has a percent sign in its URL: they are dropped.
 */
function repairUrl(): void {
  const {pathname, search, hash} = window.location;
  const url = `${dropPercentSigns(toPagePath(pathname))}${search}${encodePercentSigns(hash)}`;
  if (url !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', url);
}

function toPagePath(pathname: string): string {
  // A site with its routes in the hash is opened by its file.
  if (future.experimental_router === 'hash' || !pathname.endsWith('/index.html')) return pathname;
  const folder = pathname.slice(0, -'index.html'.length);
  return folder === baseUrl ? folder : folder.slice(0, -1);
}
