/** In any docs version. */
const FOLDERS = /^\/docs\/(?:next\/|\d[^/]*\/)?tutorial-(?:basics|extras)\//;

/** Whether a page is about this website. Such pages use words of the product: components, versions, files. */
export function isAboutSite(url: string): boolean {
  return FOLDERS.test(url);
}
