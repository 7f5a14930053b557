import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The pages as they are written, and the metadata that Docusaurus has read out of them. */
const PAGES = [
  /\.mdx$/,
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/,
];

/**
 * Makes what Docusaurus generates for every reader lighter: chunk files named by their hash alone; the configuration without what only the build reads (0.9 KB); `tslib` without what nothing calls (3.3 KB); pages without the
 * `questions` that only the search index reads (170 bytes a page).
 */
export default function leanRegistryPlugin(): Plugin {
  const inFolder = (name: string) => path.resolve(__dirname, name);
  const withoutQuestions = {test: PAGES, enforce: 'pre' as const, use: [inFolder('dropQuestions.cjs')]};
  return {
    name: 'lean-registry',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      // Both must read the same: Docusaurus compiles a page once for both.
      if (isServer) return {module: {rules: [withoutQuestions]}};
      return {
        // With names, the runtime would hold a table of them, which every reader downloads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        resolve: {alias: {tslib: inFolder('tslib.ts')}},
        module: {
          rules: [
            withoutQuestions,
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              use: [inFolder('dropBuildSettings.cjs')],
            },
          ],
        },
      };
    },
  };
}
