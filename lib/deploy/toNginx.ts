import {block, render} from './block';
import type {FileMatch, Hosting} from './hosting';
import {listHeaders} from './listHeaders';

export interface NginxOptions {
  /** Host name of the site. */
  host: string;
  /** The folder of the packed site, on the server. */
  root: string;
  /** Files of the TLS certificate and of its key. */
  certificate: string;
  key: string;
  /** Ports; a test takes others than 80 and 443. */
  ports?: {http: number; https: number};
}

/** Long, and sent from each location: written once. */
const POLICY = 'Content-Security-Policy';

/**
 * A file for the `conf.d/` of nginx 1.22 or newer: TLS and HTTP/2, one form of each address, the packed files, and the Markdown
 * twin of a page for who asks for `text/markdown`. Its modules `gzip_static` and `brotli_static` must be there
 * (Debian: nginx-light, libnginx-mod-http-brotli-static).
 */
export function toNginx(
  hosting: Hosting,
  {host, root, certificate, key, ports = {http: 80, https: 443}}: NginxOptions,
): string {
  const headers = (match?: FileMatch) =>
    listHeaders(hosting, match).map(([name, value]) =>
      name === POLICY ? `add_header ${name} $policy always;` : `add_header ${name} "${value}" always;`,
    );
  const [, policy = ''] = hosting.headers.find(([name]) => name === POLICY) ?? [];
  // A location that sets a header inherits none: each has all of its own.
  const pages = [...headers(), 'add_header Vary Accept always;'];
  return render([
    `map "" $policy { default "${policy}"; }`,
    '# A browser never asks for text/markdown.',
    'map $http_accept $twin { default ""; "~*text/markdown" ".md"; }',
    'map $http_accept $home { default "/index.html"; "~*text/markdown" "/index.md"; }',
    block('server', [
      `listen ${ports.http};`,
      `server_name ${host};`,
      `return 308 https://${host}$request_uri;`,
    ]),
    block('server', [
      `listen ${ports.https} ssl http2;`,
      `server_name ${host};`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      `root ${root};`,
      'server_tokens off;',
      // Behind another server or port, a redirect stays where the reader is.
      'absolute_redirect off;',
      block(
        'types',
        Object.entries(hosting.types).map(([extension, type]) => `"${type}" ${extension.slice(1)};`),
      ),
      'default_type application/octet-stream;',
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      'error_page 404 /404.html;',
      ...headers(),
      block('location = /', ['try_files $home =404;', ...pages]),
      block('location /', [
        // A browser takes a backslash for a slash: `/\\host` would lead there.
        'rewrite ^/([^/\\x5c].*?)/(?:index\\.html)?$ /$1 permanent;',
        'rewrite ^/index\\.html$ / permanent;',
        'try_files $uri$twin $uri $uri/index.html =404;',
        ...pages,
      ]),
      // Its own address is not one for readers.
      block('location = /404.html', ['internal;', ...headers()]),
      ...hosting.rules.map(({match}) =>
        block(`location ${toLocation(match)}`, [
          ...headers(match),
          // A script that is missing must not get a page in its place.
          ...(match.kind === 'folder' ? ['error_page 404 = @missing;'] : []),
          'try_files $uri =404;',
        ]),
      ),
      block('location @missing', [
        ...headers(),
        'types { }',
        'default_type "text/plain; charset=utf-8";',
        'return 404 "Not found\\n";',
      ]),
    ]),
  ]);
}

function toLocation(match: FileMatch): string {
  if (match.kind === 'folder') return `^~ ${match.path}`;
  return match.kind === 'file' ? `= ${match.path}` : `~ ${match.extension.replace('.', '\\.')}$`;
}
