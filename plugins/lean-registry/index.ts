import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes what Docusaurus generates for every reader lighter: the registry of pages without module paths, which only the
 * server's build reads, and with chunk files named by their hash alone (for 230 pages that is 1.9 KB brotli); the
 * configuration without what only the build reads (0.9 KB).
 */
export default function leanRegistryPlugin(): Plugin {
  return {
    name: 'lean-registry',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        // With names, the runtime would hold a table of them, which every reader downloads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        module: {
          rules: [
            {test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: [path.resolve(__dirname, 'dropPaths.cjs')]},
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              use: [path.resolve(__dirname, 'dropBuildSettings.cjs')],
            },
          ],
        },
      };
    },
  };
}
