import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toRspack} from '../../lib/bundler/toRspack';
import {listNavbarDocs} from '../../lib/navigation/listNavbarDocs';
import {placeModules} from './placeModules';

const BROWSER = path.resolve(__dirname, '../../src/navigation/lazyRoutes');
/** Modules of Docusaurus that need tables of the whole site, and our replacements. */
const REPLACED = {
  '@docusaurus/core/lib/client/docusaurus.js': 'docusaurus.ts',
  '@docusaurus/core/lib/client/normalizeLocation.js': 'normalizeLocation.ts',
  '@docusaurus/core/lib/client/preload.js': 'preload.ts',
  '@docusaurus/core/lib/client/exports/renderRoutes.js': 'renderRoutes.tsx',
};
/** What components import of the router. */
const ROUTER = '@docusaurus/core/lib/client/exports/router.js';
/** Adds a table of the URLs of all chunks, which only the replaced modules read. */
const UNUSED_PLUGIN = 'ChunkAssetPlugin';

/**
 * Lets a page start with its own route alone. Docusaurus puts the routes, chunks and scripts of all pages into the scripts of
 * each (facebook/docusaurus#7256, #3237): 44 bytes brotli for every page of the site. Here a page has its own route in its
 * HTML (plugins/built-pages/createRoutesTag.ts), and the others are loaded when the reader first navigates or a link is
 * prefetched (src/navigation/lazyRoutes). `npm run dev` uses Docusaurus' own tables. So does the build of the server, which only
 * finds a page in them sooner (matchPath.ts).
 */
export default function lazyRoutesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lazy-routes',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      if (isServer)
        return {resolve: {alias: {[require.resolve(ROUTER)]: path.join(__dirname, 'serverRouter.ts')}}};
      const {plugins = []} = config;
      const used = plugins.filter((plugin) => plugin?.constructor.name !== UNUSED_PLUGIN);
      if (used.length === plugins.length)
        throw new Error(`lazy-routes: Docusaurus has no ${UNUSED_PLUGIN} any more`);
      const toOurs = Object.entries(REPLACED).map(([stock, ours]) => [
        require.resolve(stock),
        path.join(BROWSER, ours),
      ]);
      const inGenerated = (file: string) => path.join(generatedFilesDir, file);
      return {
        mergeStrategy: {plugins: 'replace'},
        resolve: {alias: Object.fromEntries(toOurs)},
        plugins: [...used, {apply: (compiler) => placeModules(toRspack(compiler), generatedFilesDir)}],
        module: {
          rules: [
            {test: inGenerated('routes.js'), use: [path.join(__dirname, 'importPages.cjs')]},
            {
              test: inGenerated('globalData.json'),
              use: [
                {
                  loader: path.join(__dirname, 'dropDocs.cjs'),
                  options: {ids: listNavbarDocs(siteConfig.themeConfig)},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
