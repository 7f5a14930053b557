import type {Page} from '@playwright/test';

/** Stores items before any page of the site runs, as an earlier visit would have. */
export async function storeEarlier(page: Page, items: Record<string, string>, origin = ''): Promise<void> {
  const blank = `${origin}/blank`;
  await page.route(blank, (route) => route.fulfill({contentType: 'text/html', body: ''}));
  await page.goto(blank);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

/** Runs in a page before its own scripts: storage is refused, as by a browser's settings or in a sandboxed frame. */
export function refuseStorage(): void {
  const refused = {
    get() {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, refused);
  Object.defineProperty(navigator, 'serviceWorker', refused);
}

/** Runs in a page before its own scripts: storage can be read, but every write fails. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
