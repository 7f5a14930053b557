import path from 'node:path';
import {defineConfig, type Plugin} from 'vitest/config';
import {listDocumentTests} from './tests/support/listDocumentTests.mjs';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  // What Docusaurus resolves in its builds; the router runs on a history in memory here.
  '@docusaurus/router': 'react-router-dom',
  '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/support/Link.tsx'),
  '@docusaurus/useIsBrowser': path.resolve(import.meta.dirname, 'tests/support/useIsBrowser.ts'),
  '@docusaurus/ExecutionEnvironment': path.resolve(
    import.meta.dirname,
    'tests/support/ExecutionEnvironment.ts',
  ),
};

/** Packages as the build has them: micromark for development checks itself, and takes twice as long over a page. */
const packagesAsBuilt: Plugin = {
  name: 'packages-as-built',
  configResolved({ssr}) {
    if (ssr.resolve?.conditions)
      ssr.resolve.conditions = ssr.resolve.conditions.filter((name) => name !== 'development|production');
  },
};

const DOCUSAURUS_MODULE = /^@(?:docusaurus|generated|theme)\//;

/** What only a build of Docusaurus has: a test that comes upon it brings its own by `vi.mock`. */
const docusaurusModules: Plugin = {
  name: 'docusaurus-modules',
  resolveId: (id) => (DOCUSAURUS_MODULE.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (!DOCUSAURUS_MODULE.test(id.slice(1))) return undefined;
    return `throw new Error(${JSON.stringify(`There is no ${id.slice(1)} in tests: mock it`)});`;
  },
};

/** What works on a document: each of these files has one of its own. */
const onDocument = listDocumentTests(import.meta.dirname, ['plugins', 'src']);

export default defineConfig({
  resolve: {alias},
  plugins: [packagesAsBuilt, docusaurusModules],
  test: {
    // What Vite has made of a file is kept in node_modules by its content: a second run takes a sixth less of the processor.
    experimental: {fsModuleCache: true},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{config,lib,scripts}/**/*.test.ts',
            '{plugins,src}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{developerErrors,fuzz,pages,probe,search,support}/*.test.ts',
          ],
          exclude: onDocument,
          // The memory of each interpreter of Python would have V8 mark all objects anew, at every run.
          execArgv: ['--no-incremental-marking'],
          // Some read all pages or build a site; other tests run beside them.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A world of its own for each file would take twice the processor time of the tests themselves.
          isolate: false,
        },
      },
      {
        // Worlds within a thread: jsdom is read once for all of them, and not for each.
        extends: true,
        test: {
          name: 'document',
          include: onDocument,
          testTimeout: 30_000,
          pool: 'vmThreads',
          // With one worker Vitest gives all files the same world; behind the other tests, which take as many as there are.
          maxWorkers: 2,
          sequence: {groupOrder: 1},
        },
      },
      {
        // Starts real servers with the built site: run it after `npm run build`.
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          // Once, before the files that run side by side: two installations at a time refuse each other.
          globalSetup: 'tests/hosts/installServers.ts',
          // The first test of a file packs the whole site, on a machine that may be building another.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Starts the built package: run it after `npm run build` and `npm run build:mcp`.
        extends: true,
        test: {
          name: 'mcp',
          include: ['packages/mcp/test/*.test.ts'],
          // Each check of a script starts pyright, beside other steps.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Reads the built site: run it after `npm run build`.
        extends: true,
        // One process for all files, so that each page is parsed once.
        test: {
          name: 'content',
          include: ['tests/content/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
