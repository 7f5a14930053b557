import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The pages as they are written, and the metadata that Docusaurus has read out of them. */
const PAGES = [
  /\.mdx$/,
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/,
];

/** What the router imports for parts of it that nothing here uses; the packages do not say that they can be left out. */
const PURE = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Makes what Docusaurus generates for every reader lighter: chunk files named by their hash alone; the configuration and
 * the versions of plugins without what only the build reads; `tslib` and what the router imports without what nothing
 * calls; pages without the `questions` that only the search index reads (ARCHITECTURE.md, weights).
 */
export default function leanRegistryPlugin({generatedFilesDir}: LoadContext): Plugin {
  const inFolder = (name: string) => path.resolve(__dirname, name);
  const inGenerated = (name: string) => path.join(generatedFilesDir, name);
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
            {test: PURE, sideEffects: false},
            {test: inGenerated('site-metadata.json'), use: [inFolder('dropSiteMetadata.cjs')]},
            {
              test: inGenerated('docusaurus.config.mjs'),
              use: [inFolder('dropBuildSettings.cjs')],
            },
          ],
        },
      };
    },
  };
}
