/** The path of a page as the tests write it: without a slash at its end, but for the home page. */
export function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}
