import type {LoadContext, Plugin} from '@docusaurus/types';
import {STUBS} from '../../lib/api/loadModel';
import type {SearchShard, ShardPage} from '../../lib/search/records/shard';
import {PLATFORM_FACETS} from '../../lib/search/searchBackend';
import {readPages} from './readPages';

/** Writes what the search knows, one file a platform, as assets that the browser fetches when a reader searches. */
export default function searchIndexPlugin({siteDir}: LoadContext): Plugin<ShardPage[]> {
  return {
    name: 'search-index',
    getPathsToWatch: () =>
      ['docs', 'blog', 'src/pages']
        .map((folder) => `${siteDir}/${folder}/**/*.mdx`)
        .concat(`${siteDir}/${STUBS}/**/*.pyi`),
    loadContent: () => readPages(siteDir),
    async contentLoaded({content, actions: {createData}}) {
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
            test: /[\\/]search-index[\\/]default[\\/]\w+\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
