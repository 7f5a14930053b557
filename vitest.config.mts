import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': path.resolve(import.meta.dirname),
  // What Docusaurus resolves in its builds; the router runs on a history in memory here.
  '@docusaurus/router': 'react-router-dom',
  '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/support/Link.tsx'),
  '@docusaurus/useIsBrowser': path.resolve(import.meta.dirname, 'tests/support/useIsBrowser.ts'),
};

export default defineConfig({
  resolve: {alias},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{config,lib,scripts}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{developerErrors,fuzz,probe,search}/*.test.ts',
          ],
          // Some read all pages or build a site; other tests run beside them.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A world of its own for each file would take twice the processor time of the tests themselves.
          isolate: false,
        },
      },
      {
        // What works on a document: each file has one of its own.
        extends: true,
        test: {name: 'document', include: ['{plugins,src}/**/*.test.{ts,tsx}'], testTimeout: 30_000},
      },
      {
        // Starts real servers with the built site: run it after `npm run build`.
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          // Once, before the files that run side by side: two installations at a time refuse each other.
          globalSetup: 'tests/hosts/installServers.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Starts the built package: run it after `npm run build` and `npm run build:mcp`.
        extends: true,
        test: {
          name: 'mcp',
          include: ['packages/mcp/test/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
