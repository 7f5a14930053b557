import type {FileMatch, Header, Hosting} from './hosting';

/** All headers of the files that a rule matches; without a rule, those of all other files. */
export function listHeaders({headers, rules}: Hosting, match?: FileMatch): Header[] {
  const own = rules.find((rule) => rule.match === match)?.headers ?? [];
  const names = new Set(own.map(([name]) => name));
  return [...headers.filter(([name]) => !names.has(name)), ...own];
}

/** Those of them that other files do not have, or have otherwise. */
export function listOwnHeaders(hosting: Hosting, match: FileMatch): Header[] {
  return listHeaders(hosting, match).filter((header) => !hosting.headers.includes(header));
}
