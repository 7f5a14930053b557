/** What is searched for of a query: the call without the arguments that are being typed. */
export function toSearchTerm(query: string): string {
  return /^([^(]*\w)\s*\(/.exec(query)?.[1] ?? query;
}
