import type {Page} from '@playwright/test';
import {openHydrated} from '../support/scripts';
import {expect, test} from '../support/test';

/** The largest page of the reference. */
const LONG = '/docs/android/api/node/app/selector';

/** Rules that put off the layout of a part of the page, as they are written from now on. */
async function watchRules(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const rules: string[] = [];
    Object.assign(window, {rules});
    const replace = CSSStyleSheet.prototype.replaceSync;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      rules.push(text);
      replace.call(this, text);
    };
  });
  return () => page.evaluate(() => (window as Window & {rules?: string[]}).rules ?? []);
}

test('a long page is laid out in parts, the first of which is what a reader sees', async ({page}) => {
  const readRules = await watchRules(page);
  await openHydrated(page, LONG);
  const rules = await readRules();
  expect(rules.length).toBeGreaterThan(3);
  expect(rules[0]).toContain('nth-child(n + 9)');
  // What is still put off would be passed over.
  const shown = await page
    .locator('.markdown > *')
    .evaluateAll((parts) => parts.every((part) => part.checkVisibility({contentVisibilityAuto: true})));
  expect(shown).toBe(true);
});

for (const [way, arrive] of [
  ['at an anchor', (page: Page) => openHydrated(page, `${LONG}#find-all`)],
  ['by a reload', (page: Page) => page.reload()],
] as const) {
  test(`a page that is reached ${way} is laid out at once, because a place in it is wanted`, async ({
    page,
  }) => {
    await openHydrated(page, LONG);
    const readRules = await watchRules(page);
    if (way === 'at an anchor') await page.goto('about:blank');
    await arrive(page);
    expect(await readRules()).toEqual([]);
  });
}

for (const width of [360, 1440]) {
  test(`parts of a page are as high before they are laid out as afterwards at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    for (const address of [LONG, '/docs/android/api/screen/findcolors', '/docs/windows/start']) {
      await openHydrated(page, address);
      const moved = await page.locator('.markdown > :nth-child(n + 9)').evaluateAll((parts) => {
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
  await page.addInitScript(() => {
    // Idle once, much later: until then everything below the first screens waits.
    window.requestIdleCallback = (run) =>
      Number(setTimeout(() => run({didTimeout: false, timeRemaining: () => 10}), 1500));
  });
  await page.goto(LONG, {waitUntil: 'load'});
  const target = page.locator('[id="find-all"]');
  await page.evaluate(() => {
    location.hash = '#find-all';
  });
  await expect(target).toBeInViewport();
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
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
