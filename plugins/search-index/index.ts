import type {LoadContext, Plugin} from '@docusaurus/types';
import {getApiContent} from '../../lib/api/reference';
import {timeStep} from '../../lib/bench/timeStep';
import type {SourceReader} from '../../lib/content/createSourceReader';
import {listContentPages} from '../../lib/content/listContentPages';
import type {HostedSearch} from '../../lib/search/hosted/hostedSearch';
import {buildIndex} from '../../lib/search/index/buildIndex';
import {listNames} from '../../lib/search/index/listNames';
import {splitIndex} from '../../lib/search/index/splitIndex';
import {toSearchPages} from '../../lib/search/records/toSearchPages';
import {readComponentPages} from './readComponentPages';
import {readPages} from './readPages';
import {toIndexFiles} from './toIndexFiles';

export interface PluginOptions {
  readSource: SourceReader;
  /** Absent: the search runs in the reader's browser. */
  hosted?: HostedSearch | undefined;
}

/**
 * Writes the index of the search in parts, as assets of which the browser fetches what a query needs; and which engine answers.
 */
export default function searchIndexPlugin(
  {siteDir, baseUrl}: LoadContext,
  {readSource, hosted}: PluginOptions,
): Plugin {
  return {
    name: 'search-index',
    // The plugins that load pages and stubs watch those; nobody else watches what stands beside a page in React.
    getPathsToWatch: () => [`${siteDir}/src/pages/**/*.json`],
    async allContentLoaded({allContent, actions: {createData}}) {
      const {written, components} = listContentPages(allContent, baseUrl);
      const pages = [
        ...(await readComponentPages(siteDir, components)),
        ...toSearchPages(await readPages(siteDir, written, readSource), getApiContent(allContent).model),
      ];
      const files = timeStep('search index', () => {
        const index = buildIndex(pages);
        return toIndexFiles(splitIndex(index), listNames(index.records));
      });
      await createData('engine.json', JSON.stringify({hosted: hosted ?? null}));
      // What fills a hosted index and the server for agents; no reader fetches it.
      await createData('pages.json', JSON.stringify(pages));
      await Promise.all(files.map(({name, content}) => createData(name, content)));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]search-index[\\/]default[\\/](?!engine|pages)[\w-]+\.json$/,
            type: 'asset/resource',
            generator: {filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
