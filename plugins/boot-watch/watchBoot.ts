// biome-ignore-all lint: written in old JavaScript, because browsers that are too old for the site must run it.
/**
 * Watches the start of a page. When its scripts do not load, do not run or take too long, a notice above the page says so; the
 * page stays readable, and the notice disappears once the page has hydrated. In a browser that is too old it names the ones
 * that work. For a wrong base URL it shows the red banner of tests/SPEC.md 8 with the right one. When the reader goes back to
 * another page before this one has hydrated, it loads that page.
 *
 * Every page runs the text of this function inline, also in browsers older than those of `browserslist`: it can use nothing
 * from outside itself, and only the syntax of ECMAScript 5.
 */
export function watchBoot(): void {
  /** How long a page may take to hydrate, in milliseconds. */
  var MAX_BOOT_MS = 20000;
  var ID = 'boot-notice';
  var DISABLED = 'search, menus and buttons may not work. ';
  var NEEDED = 'Safari 16.4 or newer, or a current version of Chrome, Edge or Firefox.';
  var root = document.documentElement;
  var path = findLoadedPath();

  function hasBooted() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }

  function show(fill: (notice: HTMLElement) => void) {
    if (document.getElementById(ID)) return;
    if (!document.body) {
      document.addEventListener('DOMContentLoaded', function () {
        show(fill);
      });
      return;
    }
    var notice = document.createElement('div');
    notice.id = ID;
    notice.setAttribute('role', 'alert');
    fill(notice);
    document.body.insertBefore(notice, document.body.firstChild);
  }

  function report(fill: (notice: HTMLElement) => void) {
    if (hasBooted()) return;
    show(fill);
    new MutationObserver(function (_changes, observer) {
      var notice = document.getElementById(ID);
      if (!hasBooted()) return;
      observer.disconnect();
      if (notice && notice.parentNode) notice.parentNode.removeChild(notice);
    }).observe(root, {attributes: true});
  }

  function fillMissing(notice: HTMLElement) {
    var base = findBaseUrls();
    if (base) return fillBaseUrls(notice, base);
    addLine(notice, 'span', 'Part of this page did not load: ' + DISABLED);
    addRetry(notice);
  }

  function fillBroken(notice: HTMLElement) {
    addLine(notice, 'span', 'Part of this page does not run: ' + DISABLED);
    addRetry(notice);
    addLine(notice, 'span', ' If that does not help, update your browser: this site needs ' + NEEDED);
  }

  function fillTooOld(notice: HTMLElement) {
    addLine(notice, 'span', 'Your browser is too old for this site: you can read, but ' + DISABLED);
    addLine(notice, 'span', 'You need ' + NEEDED);
  }

  /** The canonical URL holds the base URL that the site was built for; the URL of the page the one that it is served from. */
  function findBaseUrls() {
    var canonical = document.querySelector('link[rel=canonical]');
    if (!canonical) return undefined;
    var built = document.createElement('a');
    built.href = canonical.getAttribute('href') || '';
    var actual = location.pathname.replace(/\/index\.html$/, '/');
    var parts = built.pathname.split('/');
    // The longest ending that both have in common is the page; what precedes it is the base URL.
    for (var index = 1; index < parts.length; index++) {
      var page = '/' + parts.slice(index).join('/');
      if (actual.slice(-page.length) !== page) continue;
      var before = actual.slice(0, -page.length);
      var configured = parts.slice(0, index).join('/');
      return before === configured ? undefined : {configured: configured + '/', suggested: before + '/'};
    }
    return undefined;
  }

  // Its styles are set here: the style sheet has a wrong URL too. The colours are those of tokens.css (tests/colors.test.ts).
  function fillBaseUrls(notice: HTMLElement, base: {configured: string; suggested: string}) {
    notice.style.cssText =
      'border:thick solid #b3261e;background:#fdecea;color:#10201e;margin:20px;padding:20px';
    addLine(notice, 'strong', 'Your Docusaurus site did not load properly.');
    addLine(notice, 'p', 'A very common reason is a wrong baseUrl. Configured: ' + base.configured);
    addLine(notice, 'p', 'We suggest trying baseUrl = ' + base.suggested);
  }

  function addRetry(notice: HTMLElement) {
    addLine(notice, 'button', 'Retry').addEventListener('click', function () {
      location.reload();
    });
  }

  function addLine(notice: HTMLElement, tag: string, text: string) {
    var line = document.createElement(tag);
    line.textContent = text;
    notice.appendChild(line);
    return line;
  }

  /** Whether a URL or a stack trace names a script of the site, and not one of a browser extension. */
  function isOurs(text: unknown) {
    return String(text).indexOf('/assets/js/') !== -1;
  }

  /** Detects browsers older than those of `browserslist`, by features of Safari 16.4 that the site's scripts use. */
  function isTooOld() {
    try {
      new RegExp('(?<=a)b');
    } catch (_error) {
      return true;
    }
    return !('adoptedStyleSheets' in document) || !('findLast' in Array.prototype);
  }

  /** The path that this page was loaded from. Back can change that of the window before this script runs. */
  function findLoadedPath() {
    var entry = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
    // Old browsers give it the name "document".
    if (!entry || !/^https?:/.test(entry.name)) return location.pathname;
    var address = document.createElement('a');
    address.href = entry.name;
    return address.pathname;
  }

  /** After a reload, Back stays in the document: React would hydrate this page as the one of the new address. */
  function loadOtherPage() {
    if (hasBooted() || location.pathname === path) return;
    // Ends the start of this page: plugins/staged-start/clientEntry.ts, src/navigation/lazyRoutes/preload.ts.
    root.setAttribute('data-is-left', '');
    location.reload();
  }

  if (isTooOld()) show(fillTooOld);
  loadOtherPage();
  window.addEventListener('popstate', loadOtherPage);
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target && (target as Node).nodeName === 'SCRIPT') report(fillMissing);
      else if (isOurs(event.filename)) report(fillBroken);
    },
    true,
  );
  window.addEventListener('unhandledrejection', function (event) {
    var reason = event.reason || {};
    if (reason.name === 'ChunkLoadError') report(fillMissing);
    else if (isOurs(reason.stack)) report(fillBroken);
  });
  setTimeout(function () {
    report(fillMissing);
  }, MAX_BOOT_MS);
}
