import {block, render} from './block';
import type {FileMatch, Hosting} from './hosting';
import {listOwnHeaders} from './listHeaders';

export interface CaddyOptions {
  /** Address of the site, such as `docs.example`, for which Caddy gets a certificate by itself. */
  address: string;
  /** The folder of the site with its compressed files, on the server. */
  root: string;
  /** More lines of the site's block, such as a certificate of one's own. */
  more?: readonly string[];
}

/** Addresses that end in a slash or `index.html`. A browser takes a backslash for a slash: `/\\host` would lead there. */
const ONE_FORM = '^/([^/\\x5c].*?)/(?:index\\.html)?$';

/** The Caddyfile for Caddy 2.6 or newer; it answers as `toNginx` does. */
export function toCaddyfile(hosting: Hosting, {address, root, more = []}: CaddyOptions): string {
  const {headers, rules, types} = hosting;
  const markdown = types['.md'] ?? 'text/markdown';
  return render([
    block(address, [
      ...more,
      `root * ${root}`,
      // In a route, lines keep their order; elsewhere Caddy sorts them.
      block('route', [
        ...headers.map(([name, value]) => `header ${name} "${value}"`),
        'header Vary Accept-Encoding',
        ...rules.flatMap(({match}, index) => [
          `@rule${index} path ${toPath(match)}`,
          ...listOwnHeaders(hosting, match).map(([name, value]) => `header @rule${index} ${name} "${value}"`),
        ]),
        ...Object.entries(types).flatMap(([extension, type]) => [
          `@type${extension.slice(1)} path *${extension}`,
          `header @type${extension.slice(1)} Content-Type "${type}"`,
        ]),
        `@broken path_regexp \\x00`,
        'error @broken 400',
        '# One form of each address, without a slash or index.html at its end.',
        block('@formQuery', [`path_regexp form ${ONE_FORM}`, 'expression {query} != ""']),
        `@form path_regexp form ${ONE_FORM}`,
        'redir @formQuery /{re.form.1}?{query} permanent',
        'redir @form /{re.form.1} permanent',
        'redir /index.html / permanent',
        'error /404.html 404',
        '@page not path *.*',
        'header @page Vary "Accept, Accept-Encoding"',
        '# A browser never asks for text/markdown.',
        block('@markdown', [
          'not path *.*',
          'header Accept *text/markdown*',
          'file {path}.md {path}/index.md',
        ]),
        `header @markdown Content-Type "${markdown}"`,
        'rewrite @markdown {file_match.relative}',
        'try_files {path} {path}/index.html',
        block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
      ]),
      block('handle_errors', [
        block('route', [
          ...headers
            .filter(([name]) => name === 'Cache-Control')
            .map(([name, value]) => `header ${name} "${value}"`),
          '# A script that is missing must not get a page in its place.',
          '@script path /assets/*',
          'header @script Content-Type "text/plain; charset=utf-8"',
          'respond @script "Not found" {err.status_code}',
          '@missing expression {err.status_code} == 404',
          'header @missing Content-Type "text/html; charset=utf-8"',
          'rewrite @missing /404.html',
          block('file_server @missing', ['status 404']),
        ]),
      ]),
    ]),
  ]);
}

function toPath(match: FileMatch): string {
  if (match.kind === 'folder') return `${match.path}*`;
  return match.kind === 'file' ? match.path : `*${match.extension}`;
}
