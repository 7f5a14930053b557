import siteConfig from '@generated/docusaurus.config';
import {openBrowserCopy} from './browserCopy';

/** Loads what has changed since the copy was made. Rejects without a network; the copy is then as it was. */
export async function bringUpToDate(): Promise<void> {
  const copy = openBrowserCopy(siteConfig.baseUrl);
  const list = await copy.fetchList();
  if (list) await copy.update(list);
}
