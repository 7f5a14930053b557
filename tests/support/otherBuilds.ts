import path from 'node:path';

/** What `npm test` builds besides the site, before the browser tests (scripts/test.mjs). */
export const OTHER_BUILDS = {
  /** The site with `BASE_URL=/some/base/`. */
  base: {directory: path.resolve(__dirname, '../../test-results/base'), baseUrl: '/some/base/'},
  /** The site with `HISTORY_MODE=hash`. */
  hash: {directory: path.resolve(__dirname, '../../test-results/hash'), baseUrl: '/'},
  /** The small site of tests/fixtures/versions. */
  versions: {directory: path.resolve(__dirname, '../../test-results/versions'), baseUrl: '/'},
};

export interface RunningSite {
  origin: string;
  stop(): void;
}

/** Serves one of the other builds on a free port. */
export async function serveOtherBuild(name: keyof typeof OTHER_BUILDS): Promise<RunningSite> {
  // A module of its own: Playwright would turn a static import into CommonJS.
  const {serveSite} = await import('../../scripts/serve.mjs');
  const server = await serveSite({...OTHER_BUILDS[name], port: 0});
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`${name}: served on no port`);
  return {
    origin: `http://localhost:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
