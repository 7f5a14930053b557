import type {FileMatch, Header, Hosting} from './hosting';

/** All headers of the files that a rule is about; without a rule, those of every other file. */
export function listHeaders({headers, rules}: Hosting, match?: FileMatch): Header[] {
  const own = rules.find((rule) => rule.match === match)?.headers ?? [];
  const names = new Set(own.map(([name]) => name));
  return [...headers.filter(([name]) => !names.has(name)), ...own];
}
