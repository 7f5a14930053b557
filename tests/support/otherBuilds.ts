import path from 'node:path';
import {readPort} from '../../scripts/readPort.mjs';
import {importServer} from './importServer';

/** What `npm test` builds besides the site, before the browser tests (scripts/steps.mjs). */
export const OTHER_BUILDS = {
  /** A few pages of the site with `BASE_URL=/some/base/`. */
  base: {directory: path.resolve(__dirname, '../../test-results/base'), baseUrl: '/some/base/'},
  /** A few pages of the site with `HISTORY_MODE=hash`. */
  hash: {directory: path.resolve(__dirname, '../../test-results/hash'), baseUrl: '/'},
  /** The small site of tests/fixtures/versions. */
  versions: {directory: path.resolve(__dirname, '../../test-results/versions'), baseUrl: '/'},
};

export type OtherBuild = keyof typeof OTHER_BUILDS;

export interface RunningSite {
  origin: string;
  stop(): void;
}

/** Serves one of the other builds on a free port; tests use the fixture `otherSite`, which also stops it. */
export async function serveOtherBuild(name: OtherBuild): Promise<RunningSite> {
  const {serveSite} = await importServer();
  const server = await serveSite({...OTHER_BUILDS[name], port: 0});
  return {
    origin: `http://localhost:${readPort(server)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
