import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getApiContent} from '../../lib/api/reference';
import {timeStep} from '../../lib/bench/timeStep';
import {createLatestCache} from '../../lib/cache/createLatestCache';
import type {PagesReader} from '../../lib/content/createPagesReader';
import {listContentPages} from '../../lib/content/listContentPages';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import type {HostedSearch} from '../../lib/search/hosted/hostedSearch';
import {buildIndex} from '../../lib/search/index/buildIndex';
import {listNames} from '../../lib/search/index/listNames';
import {splitIndex} from '../../lib/search/index/splitIndex';
import type {SearchPage} from '../../lib/search/records/searchPage';
import {toSearchPages} from '../../lib/search/records/toSearchPages';
import {readComponentPages} from './readComponentPages';
import {type GeneratedFile, toIndexFiles} from './toIndexFiles';

export interface PluginOptions {
  readPages: PagesReader;
  /** The hosted engine; absent when the search runs in the browser. */
  hosted?: HostedSearch | undefined;
}

const ROOT = path.resolve(__dirname, '../..');
/** Everything besides the pages that determines the index. */
const CODE = ['lib', 'plugins/search-index', 'package-lock.json'];

/**
 * Writes the search index as assets, of which the browser fetches the parts that a query needs, and tells it which engine to ask.
 */
export default function searchIndexPlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {readPages, hosted}: PluginOptions,
): Plugin {
  const cacheFiles = createLatestCache<GeneratedFile[]>({
    // One for each site, because the small sites of the tests have other pages.
    folder: path.join(siteDir, 'node_modules', '.cache', 'search-index', path.basename(generatedFilesDir)),
    version: () => fingerprintFiles(ROOT, CODE),
  });
  return {
    name: 'search-index',
    // Other plugins watch pages and stubs, but not the JSON files beside pages in React.
    getPathsToWatch: () => [`${siteDir}/src/pages/**/*.json`],
    async allContentLoaded({allContent, actions: {createData}}) {
      const {written, components} = listContentPages(allContent, baseUrl);
      const pages = [
        ...(await readComponentPages(siteDir, components)),
        ...toSearchPages(await readPages(siteDir, written), getApiContent(allContent).model),
      ];
      const text = JSON.stringify(pages);
      const files = await timeStep('search index', () => cacheFiles(text, () => toFiles(pages)));
      await createData('engine.json', JSON.stringify({hosted: hosted ?? null}));
      // For `search:push` and `build:mcp`; browsers do not fetch it.
      await createData('pages.json', text);
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

function toFiles(pages: readonly SearchPage[]): GeneratedFile[] {
  const index = buildIndex(pages);
  return toIndexFiles(splitIndex(index), listNames(index.records));
}
