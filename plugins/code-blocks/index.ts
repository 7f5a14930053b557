import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of the browser: code is highlighted at build time (lib/code), but the theme's client modules and
 * code-block hooks still import it.
 */
export default function codeBlocksPlugin(): Plugin {
  const empty = path.resolve(__dirname, 'noPrism.ts');
  return {
    name: 'code-blocks',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': empty}}}),
  };
}
