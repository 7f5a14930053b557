import {existsSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import sirv from 'sirv';

const BUILD = path.resolve(import.meta.dirname, '..', 'build');

/**
 * Serves the built site as a static host would: clean addresses, the site's own not-found page with status 404.
 * @param {{port: number, baseUrl?: string, directory?: string}} options port 0 takes a free one
 * @returns {Promise<http.Server>}
 */
export async function serveSite({port, baseUrl = '/', directory = BUILD}) {
  const notFoundFile = path.join(directory, '404.html');
  const notFound = existsSync(notFoundFile) ? readFileSync(notFoundFile) : 'Not found';
  const serveFile = sirv(directory, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      // File names under assets/ carry a hash of their content.
      if (pathname.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    const sendNotFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(notFound);
    };
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!url.startsWith(baseUrl)) return sendNotFound();
    request.url = `/${url.slice(baseUrl.length)}`;
    return serveFile(request, response, sendNotFound);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return server;
}

/** @param {string | undefined} text */
function readPort(text) {
  const port = Number(text ?? process.env.PORT ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`The port is "${text ?? process.env.PORT}"; allowed: a whole number from 1 to 65535.`);
  return process.exit(1);
}

/**
 * Serves the site, or another build of it, until it is stopped, or says in one line why it cannot.
 * @param {string} [portArgument]
 * @param {string} [directory]
 */
export async function runServer(portArgument, directory = BUILD) {
  const port = readPort(portArgument);
  const baseUrl = process.env.BASE_URL ?? '/';
  if (!existsSync(path.join(directory, 'index.html'))) {
    console.error('There is no built site yet: run npm run build first.');
    process.exit(1);
  }
  try {
    await serveSite({port, baseUrl, directory});
    console.log(`The site is at http://localhost:${port}${baseUrl}  (Ctrl+C stops it)`);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isTaken
        ? `Port ${port} is taken by another program. Choose another: npm start -- ${port + 1}`
        : `The site cannot be served on port ${port}: ${error}`,
    );
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runServer(process.argv[2], process.argv[3]);
}
