/** The path without a slash at its end, unless it is that alone. */
export function dropEndSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
