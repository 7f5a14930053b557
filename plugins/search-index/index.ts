import type {LoadContext, Plugin} from '@docusaurus/types';
import {getApiContent} from '../../lib/api/reference';
import {listContentPages} from '../../lib/content/listContentPages';
import {rememberByText} from '../../lib/content/rememberByText';
import {PLATFORM_FACETS} from '../../lib/platforms';
import type {HostedSearch} from '../../lib/search/hosted/hostedSearch';
import type {SearchShard} from '../../lib/search/records/shard';
import {toShardPages} from '../../lib/search/records/toShardPages';
import {readComponentPages} from './readComponentPages';
import {readPages, readSource} from './readPages';

export interface PluginOptions {
  /** Absent: the search runs in the reader's browser. */
  hosted?: HostedSearch | undefined;
}

/**
 * Writes what the search knows, one file a platform, as assets that the browser fetches when a reader searches; and
 * which engine answers.
 */
export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext, {hosted}: PluginOptions): Plugin {
  const readChanged = rememberByText(readSource);
  return {
    name: 'search-index',
    // The plugins that load pages and stubs watch those; nobody else watches what stands beside a page in React.
    getPathsToWatch: () => [`${siteDir}/src/pages/**/*.json`],
    async allContentLoaded({allContent, actions: {createData}}) {
      const {written, components} = listContentPages(allContent, baseUrl);
      const pages = [
        ...(await readComponentPages(siteDir, components)),
        ...toShardPages(await readPages(siteDir, written, readChanged), getApiContent(allContent).model),
      ];
      await createData('engine.json', JSON.stringify({hosted: hosted ?? null}));
      await Promise.all(
        PLATFORM_FACETS.map((facet) => {
          const shard: SearchShard = {pages: pages.filter(({platform}) => platform === facet)};
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
