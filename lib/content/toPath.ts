/** The path of a page within the site: decoded, without the base URL and without a trailing slash. */
export function toPath(pathname: string, baseUrl: string): string {
  const path = decodeURI(pathname)
    .slice(baseUrl.length - 1)
    .replace(/\/$/, '');
  return path === '' ? '/' : path;
}
