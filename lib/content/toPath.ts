/** The path of a page from the root of the site: decoded, without base URL, and without a slash at its end. */
export function toPath(pathname: string, baseUrl: string): string {
  const path = decodeURI(pathname)
    .slice(baseUrl.length - 1)
    .replace(/\/$/, '');
  return path === '' ? '/' : path;
}
