import type {FileMatch, Hosting} from './hosting';
import {listHeaders} from './listHeaders';

const HASHED = 'assets/';

/**
 * The shell script that fills a bucket (Amazon S3, or what speaks its protocol) from a release: each file with its type and how long
 * it may be kept. Hashed files come first and pages last, so that no page names a file that is not there.
 */
export function toUploadScript(hosting: Hosting): string {
  const types = Object.entries(hosting.types).reverse();
  const hashed = hosting.rules.find(({match}) => match.kind === 'folder' && match.path === `/${HASHED}`);
  return `${[
    '#!/bin/sh',
    '# sh release/deploy/object-store/upload.sh <bucket>',
    'set -eu',
    'bucket=$1',
    'cd "$(dirname "$0")/../../site"',
    '# upload <files> <files that are left out> <type> <how long they may be kept>',
    'upload() {',
    '  aws s3 sync . "s3://$bucket" --exclude "*" --include "$1" --exclude "$2" --content-type "$3" --cache-control "$4"',
    '}',
    '# Nothing is deleted: pages that are open in browsers ask for the hashed files of their own release.',
    ...types.map(
      ([extension, type]) =>
        `upload '${HASHED}*${extension}' '' '${type}' '${findCache(hosting, hashed?.match)}'`,
    ),
    ...types.map(
      ([extension, type]) => `upload '*${extension}' '${HASHED}*' '${type}' '${findCache(hosting)}'`,
    ),
  ].join('\n')}\n`;
}

function findCache(hosting: Hosting, match?: FileMatch): string {
  return listHeaders(hosting, match).find(([name]) => name === 'Cache-Control')?.[1] ?? '';
}

/** The headers of all answers as a response headers policy of CloudFront, which knows four of them by fields of their own. */
export function toHeadersPolicy({headers}: Hosting): string {
  const all = new Map(headers);
  const transport = all.get('Strict-Transport-Security') ?? '';
  const own = [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
  ];
  const items = headers
    // How long a file may be kept is written on the file.
    .filter(([name]) => !own.includes(name) && name !== 'Cache-Control')
    .map(([name, value]) => ({Header: name, Value: value, Override: true}));
  const policy = {
    Name: 'ascript-docs',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {ContentSecurityPolicy: all.get('Content-Security-Policy'), Override: true},
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Override: true,
      },
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {ReferrerPolicy: all.get('Referrer-Policy'), Override: true},
    },
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  };
  return `${JSON.stringify(policy, undefined, 2)}\n`;
}

/**
 * A CloudFront function (runtime 2.0) for both events of the viewer: one form of each address, the file or the Markdown copy of
 * a page, and the headers that some types have of their own.
 */
export function toEdgeFunction({rules, types}: Hosting): string {
  const byType = Object.fromEntries(
    rules.flatMap(({match, headers}) =>
      match.kind === 'extension' ? [[types[match.extension], Object.fromEntries(headers)]] : [],
    ),
  );
  return `const HEADERS_BY_TYPE = ${JSON.stringify(byType, undefined, 2)};

function handler(event) {
  return event.context.eventType === 'viewer-request' ? findFile(event.request) : addHeaders(event.response);
}

function findFile(request) {
  // Browsers treat a backslash as a slash: it would lead to another host.
  const form = /^\\/([^/\\\\].*?)\\/(?:index\\.html)?$/.exec(request.uri);
  if (form) return redirect('/' + form[1], request.querystring);
  if (request.uri === '/index.html') return redirect('/', request.querystring);
  if (/\\.[^/]*$/.test(request.uri)) return request;
  // A browser never asks for text/markdown.
  const wantsMarkdown = request.headers.accept && request.headers.accept.value.includes('text/markdown');
  if (request.uri === '/') request.uri = wantsMarkdown ? '/index.md' : '/index.html';
  else request.uri += wantsMarkdown ? '.md' : '/index.html';
  return request;
}

function redirect(path, querystring) {
  const query = Object.keys(querystring).map(function (name) {
    return name + '=' + querystring[name].value;
  });
  const location = query.length === 0 ? path : path + '?' + query.join('&');
  return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value: location}}};
}

function addHeaders(response) {
  const type = response.headers['content-type'] ? response.headers['content-type'].value : '';
  const own = HEADERS_BY_TYPE[type] || {};
  Object.keys(own).forEach(function (name) {
    response.headers[name.toLowerCase()] = {value: own[name]};
  });
  if (/html|markdown/.test(type)) response.headers.vary = {value: 'Accept, Accept-Encoding'};
  return response;
}
`;
}
