// biome-ignore-all lint: this file is old JavaScript on purpose, because every page runs it as it stands.
/**
 * Puts off the layout of what stands below the first screens of an article, which takes 200 ms of a slow phone for the
 * largest pages of the reference, and makes up for it in portions when the browser is idle. What a reader scrolls to,
 * searches for in the page or reaches by keyboard is laid out at once by the browser itself. Not where a place in the page
 * is wanted before all of it has its size (an anchor, a reload, back), nor where the browser does not keep what is read in
 * its place when something above it changes its size.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function layOutInParts(): void {
  /** All but the parts of an article (paragraphs, samples, entries) that may be seen at first. */
  var PUT_OFF = '.markdown > :nth-child(n + 9)';
  /** Parts that are laid out at a time, so that a slow phone needs 50 ms for them. */
  var PORTION = 12;
  var navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (location.hash || !navigation || navigation.type !== 'navigate') return;
  if (!window.requestIdleCallback || !CSS.supports('overflow-anchor', 'auto')) return;
  var done = 0;
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@media screen {' + PUT_OFF + ' {content-visibility: auto; contain-intrinsic-size: auto 13rem}}',
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  addEventListener('load', function () {
    requestIdleCallback(layOutMore);
  });

  function layOutMore() {
    var parts = Array.from(document.querySelectorAll<HTMLElement>(PUT_OFF));
    // By the parts themselves: with another rule in the sheet the browser would match all of them again.
    parts.slice(done, done + PORTION).forEach(function (part) {
      part.style.contentVisibility = 'visible';
    });
    done += PORTION;
    if (done < parts.length) {
      requestIdleCallback(layOutMore);
      return;
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (other) {
      return other !== sheet;
    });
    parts.forEach(function (part) {
      part.style.contentVisibility = '';
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    });
  }
}
