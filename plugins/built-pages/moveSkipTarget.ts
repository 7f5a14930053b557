/** The id that the skip link leads to without scripts (`SkipToContentFallbackId` of theme-common 3.10.2). */
const TARGET = ' id="__docusaurus_skipToContent_fallback"';
const MAIN = /<main\b/;

/**
 * Makes the skip link of a built page lead to `<main>`, as it does with scripts. The theme gives the id to the frame around sidebar
 * and content, from where the next Tab goes to the sidebar. React does not restore attributes when it hydrates. A page without the
 * frame is left as it is.
 */
export function moveSkipTarget(html: string): string {
  if (!html.includes(TARGET) || !MAIN.test(html)) return html;
  return html.replace(TARGET, '').replace(MAIN, `<main${TARGET}`);
}
