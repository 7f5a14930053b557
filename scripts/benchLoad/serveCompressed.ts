import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {readPort} from '../readPort.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
const QUALITY = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

export interface CompressedSite {
  origin: string;
  stop(): void;
}

/** Serves a built site with brotli, as its hosts do, because transfer times are part of the measurement. */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const bodies = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(path.join(folder, path.normalize(decodeURIComponent(pathname))));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)];
    const body = bodies.get(file) ?? (type === undefined ? readFileSync(file) : compress(file));
    bodies.set(file, body);
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type !== undefined && {'Content-Encoding': 'br'}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${readPort(server)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function findFile(target: string): string | undefined {
  return [target, path.join(target, 'index.html'), `${target}.html`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function compress(file: string): Buffer {
  return brotliCompressSync(readFileSync(file), QUALITY);
}
