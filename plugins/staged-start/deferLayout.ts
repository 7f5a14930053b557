// biome-ignore-all lint: written in old JavaScript, because every page runs its text uncompiled.
/**
 * Defers the layout of an article below its first screen, and of the footer (`content-visibility`), which takes a slow phone
 * 200 ms on the largest pages of the reference, and does it in portions when the browser is idle. What a reader scrolls to,
 * finds in the page or reaches by keyboard is laid out at once by the browser itself.
 *
 * It does nothing where the page opens at a place whose position depends on the whole layout (an anchor, a reload, going
 * back), and in browsers without scroll anchoring, where the text would jump as parts above it get their size. It ends when
 * the reader jumps within the page: what scrolls there, React included, counts on places that stay (restoreScroll.ts).
 *
 * Every page runs the text of this function inline, so it can use nothing from outside itself.
 */
export function deferLayout(): void {
  /**
   * The footer, and parts of an article (paragraphs, samples, entries) behind the title and the first two. The browser lays out
   * those of them that are in the window before it paints.
   */
  var DEFERRED = '.markdown > :nth-child(n + 4), .footer';
  /** Parts laid out at a time: a slow phone takes 50 ms for them. */
  var PORTION = 12;
  var navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (location.hash || !navigation || navigation.type !== 'navigate') return;
  if (!window.requestIdleCallback || !CSS.supports('overflow-anchor', 'auto')) return;
  var done = 0;
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@media screen {' + DEFERRED + ' {content-visibility: auto; contain-intrinsic-size: auto 13rem}}',
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  addEventListener('load', function () {
    requestIdleCallback(layOutMore);
  });
  // Before the browser scrolls to what a link names: Firefox tells of `popstate` when it has scrolled.
  addEventListener('click', layOutForJump, true);
  addEventListener('popstate', layOutRest);

  function findParts() {
    return Array.from(document.querySelectorAll<HTMLElement>(DEFERRED));
  }

  function layOutMore() {
    var parts = findParts();
    if (done < parts.length) {
      // Set on each part: another rule in the sheet would make the browser match all of them again.
      parts.slice(done, done + PORTION).forEach(function (part) {
        part.style.contentVisibility = 'visible';
      });
      done += PORTION;
      requestIdleCallback(layOutMore);
      return;
    }
    // A task of its own: without the sheet all parts are styled again.
    layOutRest();
  }

  function layOutForJump(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) layOutRest();
  }

  function layOutRest() {
    removeEventListener('click', layOutForJump, true);
    removeEventListener('popstate', layOutRest);
    done = Infinity;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (other) {
      return other !== sheet;
    });
    findParts().forEach(function (part) {
      part.style.contentVisibility = '';
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    });
  }
}
