import type {Plugin} from '@docusaurus/types';

// What is rendered by code that loads later: the search's dialog and page (its button is on every page from the start), the
// simulated phone, the labs, what is kept offline, the menu of a page.
const LAZY =
  /[\\/]src[\\/](?:search[\\/](?!button[\\/])|phone[\\/]|labs[\\/]|offline[\\/]|components[\\/]PageForAssistants[\\/]PageMenu\b)/;

/**
 * Takes the styles of such parts out of the one style sheet that Docusaurus makes of all, so that they come with the code
 * that a reader who does not use them does not need.
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
