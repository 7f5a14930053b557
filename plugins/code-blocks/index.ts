import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {showChosenWrapping} from './showChosenWrapping';

/**
 * Keeps Prism out of the browser: code is highlighted at build time (lib/code), but the theme's client modules and
 * code-block hooks still import it. Shows from the first paint on how the reader wants long lines (showChosenWrapping).
 */
export default function codeBlocksPlugin(): Plugin {
  const empty = path.resolve(__dirname, 'noPrism.ts');
  return {
    name: 'code-blocks',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: toInlineScript(showChosenWrapping)}],
    }),
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': empty}}}),
  };
}
