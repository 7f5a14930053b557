import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pluginRules, productRules, videoRules} from '../../lib/catalogue/catalogues';
import {readCatalogue} from '../../lib/catalogue/readCatalogue';

/** Checks the catalogues in data/, which pages import, before anything is built from them. */
export default function cataloguePlugin({siteDir}: LoadContext): Plugin {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(siteDir, file), 'utf8'));
  return {
    name: 'catalogue',
    getPathsToWatch: () => [`${siteDir}/data/*.json`],
    async loadContent() {
      readCatalogue('data/products.json', await read('data/products.json'), productRules);
      readCatalogue('data/videos.json', await read('data/videos.json'), videoRules);
      readCatalogue('data/plugins.json', await read('data/plugins.json'), pluginRules);
    },
  };
}
