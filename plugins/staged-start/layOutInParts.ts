// biome-ignore-all lint: this file is old JavaScript on purpose, because every page runs it as it stands.
/**
 * Puts off the layout of what stands below the first screens of an article, which takes 200 ms of a slow phone for the largest pages
 * of the reference, and makes up for it in portions when the browser is idle. What a reader scrolls to, searches for in
 * the page or reaches by keyboard is laid out at once by the browser itself. Not where a place in the page is wanted before
 * all of it has its size (an anchor, a reload, back), nor where the browser does not keep what is read in its place when
 * something above it changes its size.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function layOutInParts(): void {
  /** Parts of an article (paragraphs, samples, entries) that are laid out at once; 24 entries take some 10 ms. */
  var PORTION = 24;
  var first = 9;
  var navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (location.hash || !navigation || navigation.type !== 'navigate') return;
  if (!window.requestIdleCallback || !CSS.supports('overflow-anchor', 'auto')) return;
  var sheet = new CSSStyleSheet();

  function putOff() {
    sheet.replaceSync(
      '@media screen {.markdown > :nth-child(n + ' +
        first +
        ') {content-visibility: auto; contain-intrinsic-size: auto 13rem}}',
    );
  }

  function layOutMore() {
    first += PORTION;
    if (document.querySelector('.markdown > :nth-child(' + first + ')')) {
      putOff();
      requestIdleCallback(layOutMore);
    } else {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (other) {
        return other !== sheet;
      });
    }
  }

  putOff();
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  addEventListener('load', function () {
    requestIdleCallback(layOutMore);
  });
}
