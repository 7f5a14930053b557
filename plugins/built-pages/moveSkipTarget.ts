/** Where the skip link leads without scripts, as theme-common 3.10.2 names it (`SkipToContentFallbackId`). */
const TARGET = ' id="__docusaurus_skipToContent_fallback"';
const MAIN = /<main\b/;

/**
 * Lets the skip link of a built page lead to `<main>`, as it does with scripts: the theme gives the name to the frame around
 * sidebar and content, where the next Tab goes to the sidebar. React leaves attributes of a built page as they are. A page
 * without the frame stays as it is.
 */
export function moveSkipTarget(html: string): string {
  if (!html.includes(TARGET) || !MAIN.test(html)) return html;
  return html.replace(TARGET, '').replace(MAIN, `<main${TARGET}`);
}
