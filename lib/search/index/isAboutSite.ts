/** In any docs version. */
const FOLDERS = /^\/docs\/(?:next\/|\d[^/]*\/)?tutorial-(?:basics|extras)\//;

/** Tells pages on how this website is made from those on the product. They speak of components, versions and files as scripts do. */
export function isAboutSite(url: string): boolean {
  return FOLDERS.test(url);
}
