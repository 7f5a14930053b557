import type {Page} from '@playwright/test';
import {openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles, SCRIPTS} from '../support/requests';
import {expect, test} from '../support/test';

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/docs/android/api/node/app/selector',
];

/** Scripts of single pages and frames; the others start them. */
const PAGE_SCRIPT = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** How long the code of a page takes to come and to hydrate it, in milliseconds. */
const HYDRATION_MS = 2000;

/** Opens a page whose scripts do not come until the result is called. */
async function openDead(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

for (const address of PAGES) {
  test(`what is typed on ${address} before its scripts run is searched for`, async ({page}) => {
    const revive = await openDead(page, address);
    for (const key of '/ocr') await page.keyboard.press(key);
    await revive();
    await expect(page.getByRole('combobox', {name: 'Search the site'})).toHaveValue('ocr');
  });
}

test('letters that follow a slash while the search is still fetched are in its field', async ({page}) => {
  await page.goto('/docs/intro');
  await waitForHydration(page);
  const release = await holdFiles(page);
  const isFetched = page.waitForRequest(SCRIPTS);
  for (const key of '/ocr') await page.keyboard.press(key);
  // Without a request, its script was there before, and nothing is tested here.
  await isFetched;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('combobox', {name: 'Search the site'})).toHaveValue('ocr');
});

test('letters that follow a slash while the search opens are in its field', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.type('am start -n component', {delay: 10});
  await expect(page.getByRole('combobox', {name: 'Search the site'})).toHaveValue('am start -n component');
});

test('a press on the search before the scripts run opens it', async ({page}) => {
  const revive = await openDead(page, '/docs/intro');
  await page.getByRole('button', {name: 'Search'}).click();
  await revive();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('a link works before the scripts run', async ({page}) => {
  await openDead(page, '/docs/intro');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).first().click();
  await expect(page).toHaveURL(/privacypolicy$/);
});

test('Back after a reload shows the page before, also while the scripts have not come', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('What AScript is');
  const release = await holdFiles(page);
  await page.reload({waitUntil: 'commit'});
  // Chromium answers no question about the history until the reloaded page stands.
  await page.locator('main h1').waitFor();
  await page.goBack({waitUntil: 'commit'});
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.locator('main h1')).toHaveText('What AScript is');
});

test('Back after a reload, when only the code of the page is still to come, does not hydrate it as another', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('What AScript is');
  const release = await holdFiles(page, PAGE_SCRIPT);
  await page.reload({waitUntil: 'commit'});
  // The entry asks for the code of the page last.
  await page.waitForRequest(PAGE_SCRIPT);
  const releasePage = await holdFiles(page, '**/docs/intro');
  const loadsOther = page.waitForRequest('**/docs/intro');
  // Later than the answer to this call, which would wait for the next document.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await loadsOther;
  release();
  // The page that is being left answers no question: only time shows that React does not run in it.
  setTimeout(releasePage, HYDRATION_MS);
  await waitForHydration(page);
  await expect(page.locator('main h1')).toHaveText('What AScript is');
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a tap on the menu before the scripts run opens it', async ({page}) => {
    const revive = await openDead(page, '/docs/android/api/screen/findcolors');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await revive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
