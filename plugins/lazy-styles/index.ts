import type {Plugin} from '@docusaurus/types';

// The dialog and the search page are rendered by code that loads later; only the button is on every page from the start.
const LAZY = /[\\/]src[\\/]search[\\/](?!button[\\/])/;

/**
 * Takes the styles of the search out of the one style sheet that Docusaurus makes of all, so that they come with the
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
