/**
 * Watches a page that a browser opens: when a script fails to load before the page has come to life, says so above the
 * page, which stays readable. A wrong base URL gets the red banner of the specification (section 8) with a corrected one.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function watchBoot(): void {
  const id = 'boot-notice';

  function report() {
    if (document.documentElement.dataset.hasHydrated === 'true' || document.getElementById(id)) return;
    if (document.body === null) {
      document.addEventListener('DOMContentLoaded', report);
      return;
    }
    const notice = document.createElement('div');
    notice.id = id;
    notice.setAttribute('role', 'alert');
    const base = findBaseUrls();
    if (base) fillBanner(notice, base);
    else fillNotice(notice);
    document.body.prepend(notice);
  }

  /** The canonical address holds the base URL that the site was built for; the address bar the one that it is served from. */
  function findBaseUrls() {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const built = canonical ? new URL(canonical.href).pathname : location.pathname;
    const actual = location.pathname.replace(/\/index\.html$/, '/');
    const parts = built.split('/');
    // The longest end that both have in common is the page; what stands before it is the base URL.
    for (let index = 1; index < parts.length; index++) {
      const page = `/${parts.slice(index).join('/')}`;
      const before = actual.slice(0, -page.length);
      if (!actual.endsWith(page)) continue;
      const configured = parts.slice(0, index).join('/');
      return before === configured ? undefined : {configured: `${configured}/`, suggested: `${before}/`};
    }
    return undefined;
  }

  // Its styles are set here: the style sheet has a wrong address too.
  function fillBanner(notice: HTMLElement, {configured, suggested}: {configured: string; suggested: string}) {
    notice.style.cssText =
      'border:thick solid #b3261e;background:#fdecea;color:#10201e;margin:20px;padding:20px';
    addLine(notice, 'strong', 'Your Docusaurus site did not load properly.');
    addLine(notice, 'p', `A very common reason is a wrong baseUrl. Configured: ${configured}`);
    addLine(notice, 'p', `We suggest trying baseUrl = ${suggested}`);
  }

  function fillNotice(notice: HTMLElement) {
    addLine(notice, 'span', 'Part of this page did not load: search, menus and buttons may not work. ');
    const retry = addLine(notice, 'button', 'Retry');
    retry.addEventListener('click', () => location.reload());
  }

  function addLine(notice: HTMLElement, tag: string, text: string): HTMLElement {
    const line = document.createElement(tag);
    line.textContent = text;
    notice.append(line);
    return line;
  }

  addEventListener('error', ({target}) => target instanceof HTMLScriptElement && report(), true);
  addEventListener('unhandledrejection', ({reason}) => reason?.name === 'ChunkLoadError' && report());
}
