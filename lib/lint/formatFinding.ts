import type {Finding} from './finding';

/** A finding as a command line prints it: `file:line:column: severity: message (rule)`, the reason and the page below. */
export function formatFinding(
  {line, column, severity, rule, message, why, page}: Finding,
  file: string,
  origin = '',
): string {
  const rows = [`${file}:${line}:${column}: ${severity}: ${message} (${rule})`, `  ${why}`];
  return (page === undefined ? rows : [...rows, `  ${origin}${page}`]).join('\n');
}
