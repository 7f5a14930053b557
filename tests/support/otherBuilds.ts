import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

/** The site as built with another configuration; `npm test` makes them before the browser tests (scripts/test.mjs). */
export const OTHER_BUILDS = {
  /** `BASE_URL=/some/base/` */
  base: {directory: path.resolve(__dirname, '../../test-results/base'), baseUrl: '/some/base/', port: 4174},
  /** `HISTORY_MODE=hash` */
  hash: {directory: path.resolve(__dirname, '../../test-results/hash'), baseUrl: '/', port: 4175},
};

export interface RunningSite {
  origin: string;
  stop(): void;
}

/** Serves one of the other builds. Throws what the server says when it cannot. */
export async function serveOtherBuild(name: keyof typeof OTHER_BUILDS): Promise<RunningSite> {
  const {directory, baseUrl, port} = OTHER_BUILDS[name];
  const server = spawn('node', ['scripts/serve.mjs', String(port), directory], {
    env: {...process.env, BASE_URL: baseUrl},
  });
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data')]);
  const line = String(said);
  if (!line.startsWith('The site is at')) throw new Error(`${directory}: ${line}`);
  return {origin: `http://localhost:${port}`, stop: () => server.kill()};
}
