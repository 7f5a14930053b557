import type {LoadContext, Plugin} from '@docusaurus/types';
import {STUBS} from '../../lib/api/loadModel';
import type {HostedSearch} from '../../lib/search/hosted/hostedSearch';
import type {SearchShard, ShardPage} from '../../lib/search/records/shard';
import {PLATFORM_FACETS} from '../../lib/search/searchBackend';
import {readPages} from './readPages';

export interface PluginOptions {
  /** Absent: the search runs in the reader's browser. */
  hosted?: HostedSearch | undefined;
}

/**
 * Writes what the search knows, one file a platform, as assets that the browser fetches when a reader searches; and
 * which engine answers.
 */
export default function searchIndexPlugin(
  {siteDir}: LoadContext,
  {hosted}: PluginOptions,
): Plugin<ShardPage[]> {
  return {
    name: 'search-index',
    getPathsToWatch: () =>
      ['docs', 'blog', 'src/pages']
        .map((folder) => `${siteDir}/${folder}/**/*.mdx`)
        .concat(`${siteDir}/${STUBS}/**/*.pyi`),
    loadContent: () => readPages(siteDir),
    async contentLoaded({content, actions: {createData}}) {
      await createData('engine.json', JSON.stringify({hosted: hosted ?? null}));
      await Promise.all(
        PLATFORM_FACETS.map((facet) => {
          const shard: SearchShard = {pages: content.filter(({platform}) => platform === facet)};
          return createData(`${facet}.json`, JSON.stringify(shard));
        }),
      );
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]search-index[\\/]default[\\/](?!engine)\w+\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
