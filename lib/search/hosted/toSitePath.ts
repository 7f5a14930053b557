/**
 * The path within the site of a result's URL, without the base URL, or the URL itself when it matches `external`
 * (specification, hosted search). A result that is no web address leads to the start page.
 */
export function toSitePath(url: string, baseUrl: string, external?: RegExp): string {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return '/';
  if (external?.test(url)) return url;
  const {pathname, search, hash} = new URL(url);
  const path = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return path + search + hash;
}
