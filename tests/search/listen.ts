import type http from 'node:http';
import {readPort} from '../../scripts/readPort.mjs';

/** Starts a server of a test at a free port of this machine. */
export async function listen(server: http.Server): Promise<{origin: string; close(): Promise<void>}> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${readPort(server)}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a request asks of a server of a test: its path without the query, and its body as text. */
export async function readRequest(
  request: http.IncomingMessage,
): Promise<{method: string; path: string; headers: http.IncomingHttpHeaders; body: string}> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const {method = '', headers, url = ''} = request;
  return {method, path: url.replace(/\?.*/, ''), headers, body: Buffer.concat(chunks).toString()};
}
