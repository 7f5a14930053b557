/**
 * The path within the site of a result's URL, without the base URL, or the URL itself when it matches `external`
 * (tests/SPEC.md 5). A result that is not an HTTP URL leads to the start page.
 */
export function toSitePath(url: string, baseUrl: string, external?: RegExp): string {
  const parsed = parseHttpUrl(url);
  if (parsed === undefined) return '/';
  if (external?.test(url)) return url;
  const {pathname, search, hash} = parsed;
  const path = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  // Two slashes at the beginning would name a host.
  return path.replace(/^\/+/, '/') + search + hash;
}

function parseHttpUrl(url: string): URL | undefined {
  if (!/^https?:/.test(url)) return undefined;
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
