import siteConfig from '@generated/docusaurus.config';
import {toKey} from '@site/lib/offline/toKey';
import {openBrowserCopy} from './browserCopy';

/** Loads what has changed since the copy was made. Rejects without a network; the copy is then as it was. */
export async function bringUpToDate(): Promise<void> {
  const {baseUrl} = siteConfig;
  // On the offline page the reader decides.
  if (toKey(window.location.pathname, baseUrl) === `${baseUrl}offline`) return;
  const copy = openBrowserCopy(baseUrl);
  const list = await copy.fetchList();
  if (list) await copy.update(list);
}
