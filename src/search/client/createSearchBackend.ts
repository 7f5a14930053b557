import siteConfig from '@generated/docusaurus.config';
import engine from '@generated/search-index/default/engine.json';
import {createEvents} from '@site/lib/search/hosted/createEvents';
import {createHostedBackend} from '@site/lib/search/hosted/createHostedBackend';
import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createEmbeddedBackend} from './createEmbeddedBackend';

/** The search engine of the site: the hosted one where the build was given one, otherwise the browser's own. */
export function createSearchBackend(): SearchBackend {
  const {hosted} = engine;
  if (hosted === null) return createEmbeddedBackend();
  const backend = createHostedBackend({...hosted, baseUrl: siteConfig.baseUrl});
  return hosted.hasAnalytics ? {...backend, analytics: createEvents(hosted)} : backend;
}
