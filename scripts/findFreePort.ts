import net from 'node:net';
import {readPort} from './readPort.mjs';

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const {port, release} = await holdPort();
  release();
  return port;
}

/** Takes a port that nobody listens on, until it is released: who asks for a second one meanwhile gets another. */
export function holdPort(): Promise<{port: number; release: () => void}> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, () => resolve({port: readPort(server), release: () => server.close()}));
  });
}
