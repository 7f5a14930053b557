import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The sources of pages, and the metadata that Docusaurus has read from them. */
const PAGES = [
  /\.mdx$/,
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/,
];

/**
 * Packages of the router that nothing here needs. They do not declare `sideEffects: false`, so the bundler would keep them.
 */
const WITHOUT_SIDE_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Workers, and what is fetched by its URL, are for browsers: rendering pages needs none of it. */
const WITHOUT_WORKERS = {
  test: /\.tsx?$/,
  include: path.resolve(__dirname, '../../src'),
  parser: {worker: false, url: false},
};

/**
 * Makes the scripts that every page loads smaller (ARCHITECTURE.md, Decisions). They leave out:
 * - the names of chunks: files are named by their hash alone;
 * - settings and versions of plugins that only the build reads;
 * - unused parts of `tslib`, `nprogress` and the router, and `prop-types`;
 * - the `questions` of a page, which only the search index reads.
 * The server's build leaves out workers: the simulated phone, the search engine and what the labs compute.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const inFolder = (name: string) => path.resolve(__dirname, name);
  const inGenerated = (name: string) => path.join(generatedFilesDir, name);
  const withoutQuestions = {test: PAGES, enforce: 'pre' as const, use: [inFolder('dropQuestions.cjs')]};
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      // The server's build too: Docusaurus compiles a page once for server and browser.
      if (isServer) return {module: {rules: [withoutQuestions, WITHOUT_WORKERS]}};
      return {
        // With chunk names in them, the runtime would hold a table of all names.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        resolve: {
          alias: {
            tslib: inFolder('tslib.ts'),
            'prop-types': inFolder('propTypes.ts'),
            nprogress: inFolder('nprogress.ts'),
          },
        },
        module: {
          rules: [
            withoutQuestions,
            {test: WITHOUT_SIDE_EFFECTS, sideEffects: false},
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
