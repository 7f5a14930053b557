import type {Plugin} from '@docusaurus/types';

/**
 * Parts whose code loads when a reader uses them: the search's dialog and page (its button is on every page), the simulated
 * phone, the labs and the button that both have, the offline page, the menu of a page.
 */
const LAZY =
  /[\\/]src[\\/](?:search[\\/](?!button[\\/])|phone[\\/]|labs[\\/]|offline[\\/]|components[\\/](?:PageForAssistants[\\/]PageMenu\b|CopyHiddenText[\\/]))/;

/** Docusaurus puts all styles into one sheet. This keeps the styles of lazy parts out of it, so that they load with their code. */
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
