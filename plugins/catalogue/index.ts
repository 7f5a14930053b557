import type {LoadContext, Plugin} from '@docusaurus/types';
import {pluginRules, productRules, videoRules} from '../../lib/catalogue/catalogues';
import {loadCatalogue} from '../../lib/catalogue/loadCatalogue';

/** Checks the catalogues in data/, which pages import, before anything is built from them. */
export default function cataloguePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [`${siteDir}/data/*.json`],
    async loadContent() {
      await loadCatalogue(siteDir, 'data/products.json', productRules);
      await loadCatalogue(siteDir, 'data/videos.json', videoRules);
      await loadCatalogue(siteDir, 'data/plugins.json', pluginRules);
    },
  };
}
