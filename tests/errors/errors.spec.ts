import {expect, type Page, test} from '@playwright/test';
import {openSettled, SCRIPTS, waitForHydration} from '../support/scripts';
import {fillStorage, refuseStorage} from '../support/storage';

const ABOUT = '/docs/about/us';

test.use({viewport: {width: 1440, height: 900}});

test('an address without a page answers 404 and names the nearest pages', async ({page}) => {
  const response = await page.goto('/docs/android/api/screen/findcolor');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const nearest = page.getByRole('navigation', {name: 'Nearest pages'}).getByRole('link');
  await expect(nearest.first()).toHaveAttribute('href', '/docs/android/api/screen/findcolors');
  await nearest.first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Find colours'})).toBeVisible();
});

test('an address that encodes nothing readable gets the same page', async ({page}) => {
  await page.goto('/docs/%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
});

test('without JavaScript the not-found page leads home', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/nothing/here');
  await page.getByRole('link', {name: 'home page'}).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('a page that crashes says so with the chain of errors, and Try again shows it once it can', async ({
  page,
}) => {
  await openSettled(page, '/docs/intro');
  // The code of the page calls what is not there for as long as the flag is set.
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.replaceAll('.jsxs)(', '[window.crashes?"gone":"jsxs"])(')});
  });
  await page.evaluate(() => Object.assign(window, {crashes: true}));
  await page.locator(`nav.navbar a[href="${ABOUT}"]`).first().dispatchEvent('click');
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.getByText('is not a function')).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {crashes: false}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Who makes AScript'})).toBeVisible();
});

for (const [kind, link] of [
  ['as a whole', 'Videos'],
  ['inside its layout', 'About'],
] as const) {
  test(`a page that crashes ${kind} keeps the ways to other pages, and they lead out of the crash`, async ({
    page,
  }) => {
    await openSettled(page, '/docs/android/intro');
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: body.replaceAll('.jsxs)(', '.gone)(')});
    });
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: link}).dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unrouteAll({behavior: 'wait'});
    await navbar.getByRole('link', {name: 'Android'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'AScript for Android'})).toBeVisible();
  });
}

/** Ways in which storage fails, as they look from a page. */
const STORAGES = {
  'is refused': refuseStorage,
  'is full': fillStorage,
  'holds garbage': () => {
    for (const key of [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'search',
      'docusaurus.tab.platform',
      'docs-preferred-version-default',
    ])
      localStorage.setItem(key, '{"\u0000<img src=x>');
  },
};

for (const [state, prepare] of Object.entries(STORAGES)) {
  test(`where storage ${state}, everything that stores goes on working`, async ({page}) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.addInitScript(prepare);
    await page.goto('/');
    await waitForHydration(page);
    await useAllThatStores(page);
    expect(uncaught).toEqual([]);
  });
}

async function useAllThatStores(page: Page) {
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.locator('nav.navbar button[aria-label*="dark"]').first().click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('tab', {name: 'iOS'}).first().click();
  await expect(page.getByRole('tab', {name: 'iOS'}).first()).toHaveAttribute('aria-selected', 'true');
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  if (await bar.isVisible()) await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
}
