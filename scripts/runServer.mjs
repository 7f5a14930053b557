import {existsSync} from 'node:fs';
import path from 'node:path';
import {isPort} from './readArguments.mjs';
import {readPort} from './readPort.mjs';
import {DEFAULT_PORT} from './serverOptions.mjs';
import {serveSite} from './serveSite.mjs';

const BUILD = path.resolve(import.meta.dirname, '..', 'build');

/**
 * Serves the built site until it is stopped, or ends with one line that says why it cannot. Without a port among the
 * options the variable `PORT` counts; the site is below `BASE_URL`, as the build has it.
 * @param {import('./readArguments.mjs').Values} options
 */
export async function runServer({port = process.env.PORT || DEFAULT_PORT, host}) {
  if (typeof port !== 'string' || !isPort(port)) {
    return stop(`environment: PORT is "${port}"; allowed: a whole number from 0 to 65535`);
  }
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    return stop('There is no built site yet: run npm run build first.');
  }
  const baseUrl = process.env.BASE_URL ?? '/';
  const name = typeof host === 'string' ? host : undefined;
  try {
    const server = await serveSite({
      directory: BUILD,
      port: Number(port),
      baseUrl,
      ...(name !== undefined && {host: name}),
    });
    console.log(`The site is at ${toAddress(name, readPort(server))}${baseUrl}  (Ctrl+C stops it)`);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    stop(
      isTaken
        ? `Port ${port} is taken by another program. Choose another: --port ${toOtherPort(Number(port))}`
        : `The site cannot be served on port ${port}: ${error}`,
    );
  }
}

/**
 * Where a server is reached that listens on a host and a port.
 * @param {string | undefined} host
 * @param {number} port
 */
export function toAddress(host = 'localhost', port) {
  // The colons of an IPv6 address would be taken for that before the port.
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * The port to try instead of one that is taken: the next, and before the last one where there is none.
 * @param {number} port
 */
export function toOtherPort(port) {
  return isPort(String(port + 1)) ? port + 1 : port - 1;
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
