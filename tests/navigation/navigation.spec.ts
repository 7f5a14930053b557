import type {Page} from '@playwright/test';
import {followNavbarLink} from '../support/followNavbarLink';
import {DOCS_PAGE, openSettled, waitForHydration} from '../support/openPage';
import {holdFiles, ROUTES, watchRequests, watchScripts} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {expect, test} from '../support/test';

const START = DOCS_PAGE;

test.use({viewport: {width: 1440, height: 900}});

/** Opens a page that fetches nothing ahead, and then holds its clock. */
async function openWithClock(page: Page): Promise<void> {
  await setConnection(page, {saveData: true});
  await page.clock.install();
  await openSettled(page, START);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** How far the progress bar is, from 0 to 1. */
async function readProgress(page: Page): Promise<number> {
  const transform = await page
    .locator('#nprogress .bar')
    .evaluate((element) => (element instanceof HTMLElement ? element.style.transform : ''));
  return 1 + Number.parseFloat(/-?[\d.]+(?=%)/.exec(transform)?.[0] ?? '-100') / 100;
}

test('a link opens its page without loading the document again, at its top', async ({page}) => {
  await openSettled(page, START);
  await page.evaluate(() => {
    document.documentElement.dataset.isSame = 'true';
    window.scrollTo(0, 2000);
  });
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(START);
  await expect(page.locator('html[data-is-same=true]')).toHaveCount(1);
  // Once the page shows: the address changes before.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back arrives where the reader was, also when the code of the page has to come first', async ({
  page,
}) => {
  await openSettled(page, '/docs/android/api/screen/ocr');
  await page.evaluate(() => window.scrollTo(0, 500));
  const title = page.locator('h1');
  const before = (await title.textContent()) ?? '';
  await page.locator('.theme-doc-sidebar-container a[href="/docs/android/api/screen/findcolors"]').click();
  await expect(title).not.toHaveText(before);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(title).toHaveText(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('on a phone a link opens its page at its top after a search that was closed again', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openSettled(page, '/docs/android/api/screen/ocr');
  const search = page.getByRole('dialog', {name: 'Search'});
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(search).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  // Goes back in the history, over the entry of the search.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page
    .locator('article a[href="/docs/android/api/screen/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/docs/android/api/screen/');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link with a hash brings its heading into view, below the navbar', async ({page}) => {
  await openSettled(page, START);
  await page.locator('.table-of-contents a').last().click();
  const id = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const navbar = await page.locator('nav.navbar').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('a slow page shows a thin progress bar without a spinner after 200 ms', async ({page}) => {
  await openWithClock(page);
  const release = await holdFiles(page);
  const bar = page.locator('#nprogress .bar');
  await followNavbarLink(page, '/docs/about/us');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(4);
  // Minimum, speed and trickle are those of tests/SPEC.md 9.
  expect(await readProgress(page)).toBeCloseTo(0.08);
  await expect(bar).toHaveAttribute('style', /200ms/);
  await page.clock.runFor(1000);
  const trickled = await readProgress(page);
  expect(trickled).toBeGreaterThan(0.08);
  expect(trickled).toBeLessThanOrEqual(0.1);
  await page.clock.resume();
  release();
  await expect(page).toHaveURL('/docs/about/us');
  await expect(bar).toHaveCount(0);
});

test('a quick page shows no progress bar', async ({page}) => {
  await openWithClock(page);
  await followNavbarLink(page, '/docs/about/us');
  await expect(page.getByRole('heading', {level: 1, name: 'Who makes AScript'})).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a first docs page fetches no other ahead until the reader moves, then the code of at most eight', async ({
  page,
}) => {
  await openSettled(page, START);
  expect(await countFetchedAhead(page)).toBe(0);
  await page.mouse.move(700, 400, {steps: 2});
  await expect.poll(() => countFetchedAhead(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await countFetchedAhead(page)).toBeLessThanOrEqual(8);
});

test('the routes of the site are fetched once, when the reader first moves', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/routes/')) fetched.push(request.url());
  });
  await openSettled(page, START);
  expect(fetched).toEqual([]);
  await page.mouse.move(700, 400, {steps: 2});
  await expect.poll(() => fetched.length).toBe(1);
  for (const path of ['/docs/about/us', '/videos']) {
    await followNavbarLink(page, path);
    await expect(page.getByRole('heading', {level: 1, name: /Who makes AScript|Videos/})).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect(fetched).toHaveLength(1);
});

test('whoever goes back before the routes of the site have come stays on the page, and can go forward', async ({
  page,
}) => {
  await openSettled(page, START);
  const start = page.getByRole('heading', {level: 1, name: 'AScript for Android'});
  const release = await holdFiles(page, ROUTES);
  await followNavbarLink(page, '/docs/about/us');
  await expect(page).toHaveURL('/docs/about/us');
  await expect(start).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(START);
  release();
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1, name: 'Who makes AScript'})).toBeVisible();
  await page.goBack();
  await expect(start).toBeVisible();
  await expect(page).toHaveURL(START);
});

test('a link under the pointer fetches its page ahead', async ({page}) => {
  await openSettled(page, START);
  const scripts = watchScripts(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'}).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a link under a finger fetches its page ahead', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true, viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  await openSettled(page, START);
  const scripts = watchScripts(page);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'About'})
    .dispatchEvent('touchstart');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await context.close();
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    await openSettled(page, START);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    // Where it may be, the first fetches the links in view, and the second the page under the pointer.
    await page.mouse.move(700, 400, {steps: 2});
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'About'}).hover();
    await expect.poll(watchRequests(page)).toBe(true);
    expect(fetched).toEqual([]);
  });
}

/** How many scripts a page has fetched only for pages that it links to. */
function countFetchedAhead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({name}) => name.endsWith('.js'));
    const own = new Set(
      scripts.filter(({initiatorType}) => initiatorType === 'script').map(({name}) => name),
    );
    // The elements that fetched them are gone by now (src/clientModules/limitPrefetch.ts).
    const linked = scripts.filter(({initiatorType}) => initiatorType === 'link').map(({name}) => name);
    return new Set(linked.filter((name) => !own.has(name))).size;
  });
}
