import type {Page} from '@playwright/test';
import {openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles} from '../support/requests';
import {expect, test} from '../support/test';

/** The largest page of the reference. */
const LONG = '/docs/android/api/node/app/selector';

/** The page has more parts than this. */
const MANY_PARTS = 50;

/** Several frames, in which the browser lays out what has come into view. */
const REACT_DELAY_MS = 300;

/** Holds the moments in which the browser is idle until the result is called. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    Object.assign(window, {
      beIdle() {
        window.requestIdleCallback = request;
        for (const run of waiting) request(run);
      },
    });
  });
  return () => page.evaluate(() => (window as Window & {beIdle?: () => void}).beIdle?.());
}

/** Lets each task of React, once the result is called, wait for some frames, as on a busy phone. */
async function delayReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delayMs) => {
    let delay = 0;
    // React prefers it to all else that starts a task.
    const setImmediate = (run: () => void) => setTimeout(run, delay);
    const beSlow = () => {
      delay = delayMs;
    };
    Object.assign(window, {setImmediate, beSlow});
  }, REACT_DELAY_MS);
  return () => page.evaluate(() => (window as Window & {beSlow?: () => void}).beSlow?.());
}

/** Whether each part of the article, and then the footer, is laid out, in their order. */
async function findLaidOut(page: Page): Promise<boolean[]> {
  const parts = await page
    .locator('.markdown > *, .footer')
    .evaluateAll((elements) =>
      elements.map(
        (element) => element.firstElementChild?.checkVisibility({contentVisibilityAuto: true}) ?? true,
      ),
    );
  // Of an article that is not found, or is short, nothing is ever put off.
  expect(parts.length).toBeGreaterThan(MANY_PARTS);
  return parts;
}

test('a long page is laid out in parts, the first of which is what a reader sees', async ({page}) => {
  const beIdle = await holdIdle(page);
  await page.goto(LONG, {waitUntil: 'load'});
  const early = await findLaidOut(page);
  expect(early.slice(0, 8)).not.toContain(false);
  expect(early.filter((isLaidOut) => !isLaidOut).length).toBeGreaterThan(MANY_PARTS);
  expect(early.at(-1)).toBe(false);
  await beIdle();
  await waitForHydration(page);
  expect(await findLaidOut(page)).not.toContain(false);
  // Nothing of it stays behind.
  expect(await page.locator('.markdown > [style], .footer[style]').count()).toBe(0);
});

test('while the style sheet comes, a page is parsed to its first paragraph, in its colour mode, and no further', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/assets/css/*.css');
  await page.goto(`${LONG}?docusaurus-theme=dark`, {waitUntil: 'commit'});
  const blocks = page.locator('.markdown > *');
  await expect(page.locator('.markdown > p + script')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await blocks.count()).toBeLessThan(5);
  release();
  await waitForHydration(page);
  expect(await blocks.count()).toBeGreaterThan(MANY_PARTS);
  await expect(page.locator('#__docusaurus script')).toHaveCount(0);
});

test('a page that is reached at an anchor is laid out at once, because a place in it is wanted', async ({
  page,
}) => {
  await holdIdle(page);
  await page.goto(`${LONG}#find-all`, {waitUntil: 'load'});
  expect(await findLaidOut(page)).not.toContain(false);
});

test('a page that is loaded again is laid out at once, because its reader was at a place in it', async ({
  page,
}) => {
  await openHydrated(page, LONG);
  await holdIdle(page);
  await page.reload({waitUntil: 'load'});
  expect(await findLaidOut(page)).not.toContain(false);
});

for (const width of [360, 1440]) {
  test(`parts of a page are as high before they are laid out as afterwards at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    for (const address of [LONG, '/docs/android/api/screen/findcolors', '/docs/windows/start']) {
      await openHydrated(page, address);
      const moved = await page.locator('.markdown > :nth-child(n + 4), .footer').evaluateAll((parts) => {
        const measure = () => parts.map((part) => part.getBoundingClientRect().height);
        const before = measure();
        // What `content-visibility: auto` does to a part that is in view.
        for (const part of parts as HTMLElement[]) part.style.contain = 'layout style paint';
        const after = measure();
        return parts
          .filter((_, place) => Math.abs((before[place] ?? 0) - (after[place] ?? 0)) > 0.5)
          .map(({tagName, id}) => `${tagName} ${id}`);
      });
      expect(moved, address).toEqual([]);
    }
  });
}

test('a jump within a page whose parts are still put off arrives, and stays', async ({page}) => {
  const beIdle = await holdIdle(page);
  await page.goto(LONG, {waitUntil: 'load'});
  const target = page.locator('[id="find-all"]');
  await page.evaluate(() => {
    location.hash = '#find-all';
  });
  await expect(target).toBeInViewport();
  await beIdle();
  await waitForHydration(page);
  await expect(target).toBeInViewport();
});

test('a jump on a hydrated page arrives, and stays, also when React renders some frames after the browser has scrolled', async ({
  page,
}) => {
  const beIdle = await holdIdle(page);
  const beSlow = await delayReact(page);
  await page.goto(LONG, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  await beSlow();
  const target = page.locator('[id="find-all"]');
  await page.evaluate(() => {
    location.hash = '#find-all';
  });
  // Focused once React has rendered the new address (focusNewPage.ts).
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await beIdle();
  await waitForHydration(page);
  await expect(target).toBeInViewport();
});

test('what is read keeps its place beside the sidebar when something above it grows', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 740});
  await openHydrated(page, LONG);
  const target = page.locator('[id="find-all"]');
  await target.evaluate((element) => element.scrollIntoView());
  await expect(target).toBeInViewport();
  await page
    .locator('.markdown > p')
    .first()
    .evaluate((above: HTMLElement) => {
      above.style.height = '900px';
    });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(target).toBeInViewport();
});
