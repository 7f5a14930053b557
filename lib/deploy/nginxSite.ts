import {type Block, block, type Line} from './block';
import type {FileMatch, Hosting} from './hosting';
import {listHeaders} from './listHeaders';

export interface NginxSite {
  /** The folder of the site with its compressed files, on the server. */
  root: string;
  /** The first lines of the server: where it listens, its name, its certificate. */
  listen: readonly string[];
}

/** Long, and set in every location, so that a variable holds it. */
const POLICY = 'Content-Security-Policy';

/** The variables of the block `http`: the policy, and whether a request asks for Markdown. */
export function listNginxMaps(hosting: Hosting): Line[] {
  const [, policy = ''] = hosting.headers.find(([name]) => name === POLICY) ?? [];
  return [
    `map "" $policy { default "${policy}"; }`,
    '# A browser never asks for text/markdown.',
    'map $http_accept $markdown { default ""; "~*text/markdown" ".md"; }',
    'map $http_accept $home { default "/index.html"; "~*text/markdown" "/index.md"; }',
  ];
}

/** The block `server` of the site, which needs the variables of `listNginxMaps`. */
export function toNginxServer(hosting: Hosting, {root, listen}: NginxSite): Block {
  const headers = (match?: FileMatch) =>
    listHeaders(hosting, match).map(([name, value]) =>
      name === POLICY ? `add_header ${name} $policy always;` : `add_header ${name} "${value}" always;`,
    );
  // A location that sets a header inherits none, so each sets all of them.
  const pages = [...headers(), 'add_header Vary Accept always;'];
  return block('server', [
    ...listen,
    `root ${root};`,
    'server_tokens off;',
    // Behind another server or port, an absolute redirect would lead to this one.
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
      'try_files $uri$markdown $uri $uri/index.html =404;',
      ...pages,
    ]),
    // Readers must not reach it by its own address.
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
  ]);
}

function toLocation(match: FileMatch): string {
  if (match.kind === 'folder') return `^~ ${match.path}`;
  return match.kind === 'file' ? `= ${match.path}` : `~ ${match.extension.replace('.', '\\.')}$`;
}
