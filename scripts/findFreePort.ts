import net from 'node:net';
import {readPort} from './readPort.mjs';

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const {port, release} = await holdPort();
  release();
  return port;
}

/** Reserves a free port until it is released, so that a second call meanwhile gets another one. */
export function holdPort(): Promise<{port: number; release: () => void}> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, () => resolve({port: readPort(server), release: () => server.close()}));
  });
}
