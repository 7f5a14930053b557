import {once} from 'node:events';
import {type AddressInfo, createServer} from 'node:net';

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  // The address of a server that listens on a port is never a pipe's name.
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
