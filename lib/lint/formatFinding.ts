import type {Finding} from './finding';

/** Formats a finding for a terminal: `file:line:column: severity: message (rule)`, below it the reason and the page. */
export function formatFinding(
  {line, column, severity, rule, message, why, page}: Finding,
  file: string,
  origin = '',
): string {
  const rows = [`${file}:${line}:${column}: ${severity}: ${message} (${rule})`, `  ${why}`];
  return (page === undefined ? rows : [...rows, `  ${origin}${page}`]).join('\n');
}
