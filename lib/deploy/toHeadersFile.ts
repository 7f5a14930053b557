import type {FileMatch, Header, Hosting} from './hosting';
import {listOwnHeaders} from './listHeaders';

export interface HeadersFileOptions {
  /** Whether a rule can take back a header of a rule above it; two values of one name are joined otherwise. */
  canDetach: boolean;
}

/** The file `_headers` of Netlify and of Cloudflare Pages: the headers of each kind of file, and the types. */
export function toHeadersFile(hosting: Hosting, {canDetach}: HeadersFileOptions): string {
  const {headers, rules, types} = hosting;
  const replaced = new Set(rules.flatMap(({match}) => listOwnHeaders(hosting, match).map(([name]) => name)));
  const ofAll = canDetach ? headers : headers.filter(([name]) => !replaced.has(name));
  const common = new Set(ofAll.map(([name]) => name));
  const sections = [
    section('/*', ofAll),
    ...rules.map(({match}) => section(toPath(match), listOwnHeaders(hosting, match), common)),
    ...Object.entries(types).map(([extension, type]) => section(`/*${extension}`, [['Content-Type', type]])),
  ];
  return sections.join('\n');
}

function section(
  path: string,
  headers: readonly Header[],
  detached: ReadonlySet<string> = new Set(),
): string {
  const lines = headers.flatMap(([name, value]) => [
    ...(detached.has(name) ? [`! ${name}`] : []),
    `${name}: ${value}`,
  ]);
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function toPath(match: FileMatch): string {
  if (match.kind === 'folder') return `${match.path}*`;
  return match.kind === 'file' ? match.path : `/*${match.extension}`;
}
