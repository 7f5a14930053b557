import {expect, type Page, test} from '@playwright/test';
import {openSettled, SCRIPTS, watchScripts} from '../support/scripts';

const START = '/docs/android/api/screen/findcolors';

test.use({viewport: {width: 1440, height: 900}});

test('a link opens its page without loading the document again, at its top', async ({page}) => {
  await openSettled(page, START);
  await page.evaluate(() => {
    document.documentElement.dataset.isSame = 'true';
    window.scrollTo(0, 2000);
  });
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(START);
  await expect(page.locator('html[data-is-same=true]')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link with a hash brings its heading into view, below the navbar', async ({page}) => {
  await openSettled(page, START);
  await page.locator('.table-of-contents a').last().click();
  const id = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
});

test('a slow page shows a thin progress bar without a spinner, a quick one shows none', async ({page}) => {
  await openSettled(page, START);
  let delay = 1500;
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const about = page.locator('nav.navbar a[href="/docs/about/us"]').first();
  const started = Date.now();
  await about.dispatchEvent('click');
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(190);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL('/docs/about/us');
  await expect(bar).toHaveCount(0);
  delay = 0;
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.hasBar = 'true';
    });
    observer.observe(document.body, {childList: true});
  });
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('html[data-has-bar]')).toHaveCount(0);
});

test('a first docs page fetches the code of at most eight others ahead', async ({page}) => {
  const ahead = await countFetchedAhead(page);
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThanOrEqual(8);
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
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    expect(await countFetchedAhead(page)).toBe(0);
  });
}

/** Opens a docs page and counts the scripts that it fetches only for pages that it links to. */
async function countFetchedAhead(page: Page): Promise<number> {
  await openSettled(page, START);
  return page.evaluate(() => {
    const own = new Set(
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
        .map(({name}) => name),
    );
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return new Set([...links].map(({href}) => href).filter((href) => !own.has(href))).size;
  });
}
