import type {Page} from '@playwright/test';

/** A page of the docs for what is the same on all of them: a short one, which opens in half the time of a page of the reference. */
export const DOCS_PAGE = '/docs/android/intro';

const MAX_WAIT_MS = 60_000;

/** What Playwright says when the page that it asked is left, or loads again, before it has answered. */
const LEFT = 'Execution context was destroyed';

/**
 * Waits until React has hydrated the page, so that its controls work, and all of it is laid out. The page itself waits: for each
 * of Playwright's own ways to wait, a new page first compiles a large script, which takes as long as a quarter of its load.
 */
export async function waitForHydration(page: Page): Promise<void> {
  try {
    await page.evaluate((maxMs) => {
      const start = performance.now();
      return new Promise<void>((resolve, reject) => {
        look();

        function look(): void {
          const isHydrated = document.querySelector('html[data-has-hydrated=true]') !== null;
          if (isHydrated && document.adoptedStyleSheets.length === 0) resolve();
          else if (performance.now() - start < maxMs) requestAnimationFrame(look);
          else reject(new Error(`The page has not ${isHydrated ? 'been laid out' : 'hydrated'}.`));
        }
      });
    }, MAX_WAIT_MS);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(LEFT))) throw error;
    await waitForHydration(page);
  }
}

/** Opens a page and waits until it has hydrated: before that, its controls do nothing. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Opens a page and waits until nothing more is fetched. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'networkidle'});
  await waitForHydration(page);
}
