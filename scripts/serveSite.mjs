import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Types of the pages' forms for language models, by extension; sirv names no charset, and a reader would guess one.
 * @type {Readonly<Record<string, string>>}
 */
const TEXT_TYPES = {'.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8'};

/**
 * Serves a built site as a static host would: clean addresses, the site's own not-found page with status 404. A site that
 * is built again meanwhile is served as it then is. Browser tests, and what they import, load this module by `importServer`
 * alone.
 * @param {{directory: string, port: number, host?: string, baseUrl?: string}} options port 0 takes a free one
 * @returns {Promise<http.Server>}
 */
export async function serveSite({directory, port, host, baseUrl = '/'}) {
  const notFoundFile = path.join(directory, '404.html');
  const serveFile = sirv(directory, {
    // Without it, files are listed once: after the next build sizes are wrong, and a file that is gone ends the program.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      // File names under assets/ carry a hash of their content.
      if (pathname.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      const type = TEXT_TYPES[path.extname(pathname)];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    const sendNotFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(existsSync(notFoundFile) ? readFileSync(notFoundFile) : 'Not found');
    };
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!url.startsWith(baseUrl)) return sendNotFound();
    request.url = `/${url.slice(baseUrl.length)}`;
    return serveFile(request, response, sendNotFound);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, ...(host !== undefined && {host})}, () => resolve(undefined));
  });
  return server;
}
