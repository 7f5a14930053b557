/** A path without its trailing slash; `/` stays. */
export function dropEndSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
