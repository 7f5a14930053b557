import {createServer as createHttpServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  localhostHostValidation,
  localhostOriginValidation,
  type NodeIncomingMessageLike,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import {createMcpHandler, type McpServer} from '@modelcontextprotocol/server';

const HOST = '127.0.0.1';
const PATH = '/mcp';
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Serves over streamable HTTP, to this computer alone: it listens on the loopback address, and refuses requests with a foreign
 * `Host` or `Origin`, which web pages could send. Port 0 takes a free one.
 */
export async function serveHttp(
  createServer: () => McpServer,
  port: number,
): Promise<{url: string; server: Server}> {
  const isHostAllowed = localhostHostValidation();
  const isOriginAllowed = localhostOriginValidation();
  const handle = toNodeHandler(createMcpHandler(createServer, {maxRequestBodySize: MAX_BODY_BYTES}));
  const server = createHttpServer((request, response) => {
    if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) return;
    // Cut, not parsed: a client may send a path such as `//`, for which `URL` throws.
    if (request.url?.split('?', 1)[0] !== PATH) {
      response
        .writeHead(404, {'content-type': 'text/plain'})
        .end(`Nothing here: the server is at ${PATH}.\n`);
      return;
    }
    // The SDK's type does not allow properties that are undefined, which Node's type has.
    void handle(request as NodeIncomingMessageLike, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  // Only servers on a pipe have an address of another type.
  const {port: taken} = server.address() as AddressInfo;
  return {url: `http://${HOST}:${taken}${PATH}`, server};
}
