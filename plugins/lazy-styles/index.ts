import type {Plugin} from '@docusaurus/types';

// The search's dialog and page and the simulated phone are rendered by code that loads later; of the search only the button
// is on every page from the start.
const LAZY = /[\\/]src[\\/](?:search[\\/](?!button[\\/])|phone[\\/])/;

/**
 * Takes the styles of the search and of the simulated phone out of the one style sheet that Docusaurus makes of all, so that they come with the
 * code that a reader of a page without a search does not need.
 */
export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (config) =>
      config.mode === 'production'
        ? {optimization: {splitChunks: {cacheGroups: {styles: {test: isForEveryPage}}}}}
        : {},
  };
}

function isForEveryPage(module: {nameForCondition: () => string | null}): boolean {
  return !LAZY.test(module.nameForCondition() ?? '');
}
