/** The part of a query that is searched for: of a call, its name without the arguments. */
export function toSearchTerm(query: string): string {
  return /^([^(]*\w)\s*\(/.exec(query)?.[1] ?? query;
}
