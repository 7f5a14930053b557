import siteConfig from '@generated/docusaurus.config';
import engine from '@generated/search-index/default/engine.json';
import {createAnalytics} from '@site/lib/search/hosted/createAnalytics';
import {createHostedBackend} from '@site/lib/search/hosted/createHostedBackend';
import {isMeilisearch} from '@site/lib/search/hosted/hostedSearch';
import {createMeilisearchBackend} from '@site/lib/search/hosted/meilisearch/createMeilisearchBackend';
import type {SearchBackend} from '@site/lib/search/searchBackend';
import {createEmbeddedBackend} from './createEmbeddedBackend';

/** The search engine of the site: the one that the build was given, otherwise the browser's own. */
export function createSearchBackend(): SearchBackend {
  const {hosted} = engine;
  const {baseUrl} = siteConfig;
  if (hosted === null) return createEmbeddedBackend();
  if (isMeilisearch(hosted)) return createMeilisearchBackend({...hosted, baseUrl});
  const backend = createHostedBackend({...hosted, baseUrl});
  return hosted.hasAnalytics ? {...backend, analytics: createAnalytics(hosted)} : backend;
}
