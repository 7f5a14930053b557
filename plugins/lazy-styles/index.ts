import type {Plugin} from '@docusaurus/types';

// The search shows nothing before its code has come; its button is on every page.
const LAZY = /[\\/]src[\\/]components[\\/]search[\\/](?!SearchButton)/;

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
