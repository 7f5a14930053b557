import type {FileMatch, Header, Hosting} from './hosting';
import {listOwnHeaders} from './listHeaders';

/** Matches requests of readers only, not Apache's internal redirects after a rule or an error. */
const FIRST = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';

/**
 * The `.htaccess` in the root of the site, for Apache 2.4.39 or newer; it answers as `toNginx` does. It needs `AllowOverride All` and
 * the modules dir, headers, mime and rewrite.
 */
export function toApache(hosting: Hosting): string {
  const {headers, rules, types} = hosting;
  return `${[
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    '',
    ...headers.map((header) => toLine(header)),
    'Header merge Vary "Accept-Encoding"',
    ...section('FilesMatch', orCompressed('\\.(?:html|md)'), ['Header merge Vary "Accept"']),
    ...rules.flatMap(({match}) => {
      const own = listOwnHeaders(hosting, match);
      return match.kind === 'folder'
        ? section('If', `%{REQUEST_URI} =~ m#^${match.path}#`, [
            // An error must not be cached: the file may be there later.
            ...own.map((header) => `${toLine(header)} "expr=%{REQUEST_STATUS} < 400"`),
            '# A script that is missing must not get a page in its place.',
            'ErrorDocument 404 "Not found"',
            'Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_STATUS} == 404"',
          ])
        : section('FilesMatch', orCompressed(toPattern(match)), own.map(toLine));
    }),
    '',
    '# Files that are compressed already: their type is that of what is in them.',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...Object.entries(types).flatMap(([extension, type]) =>
      section('FilesMatch', orCompressed(`\\${extension}`), [`ForceType "${type}"`]),
    ),
    '',
    'RewriteEngine On',
    '# One form of each address, without a slash or index.html at its end.',
    FIRST,
    'RewriteRule ^([^/\\\\].*?)/(?:index\\.html)?$ /$1 [R=301,L]',
    FIRST,
    'RewriteRule ^index\\.html$ / [R=301,L]',
    FIRST,
    'RewriteRule ^404\\.html$ - [R=404,L]',
    '# A browser never asks for text/markdown.',
    'RewriteCond %{HTTP:Accept} text/markdown [NC]',
    'RewriteRule ^$ index.md',
    'RewriteCond %{HTTP:Accept} text/markdown [NC]',
    'RewriteCond %{REQUEST_FILENAME}.md -f',
    'RewriteRule ^(.+)$ $1.md',
    'RewriteRule ^$ index.html',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+)$ $1/index.html',
    ...rewriteToCompressed('br', 'br'),
    ...rewriteToCompressed('gzip', 'gz'),
    'RewriteRule ^ - [END]',
  ].join('\n')}\n`;
}

function toLine([name, value]: Header): string {
  return `Header always set ${name} "${value}"`;
}

function section(kind: 'If' | 'FilesMatch', what: string, lines: readonly string[]): string[] {
  return [`<${kind} "${what}">`, ...lines.map((line) => `  ${line}`), `</${kind}>`];
}

/** The end of a file's name, as it is and compressed. */
function orCompressed(pattern: string): string {
  return `${pattern}(?:\\.br|\\.gz)?$`;
}

function rewriteToCompressed(encoding: string, extension: string): string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `RewriteRule ^(.+)$ $1.${extension} [END]`,
  ];
}

function toPattern(match: Exclude<FileMatch, {kind: 'folder'}>): string {
  return match.kind === 'file' ? match.path.slice(1).replaceAll('.', '\\.') : `\\${match.extension}`;
}
