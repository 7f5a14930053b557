import {openSettled} from '../support/openPage';
import {SCRIPTS} from '../support/requests';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const ABOUT = '/docs/about/us';

test.use({viewport: {width: 1440, height: 900}});

test('an address without a page answers 404 and names the nearest pages', async ({page, faults}) => {
  faults.allow(PROVOKED.missing);
  const response = await page.goto('/docs/android/api/screen/findcolor');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  const nearest = page.getByRole('navigation', {name: 'Nearest pages'}).getByRole('link');
  await expect(nearest.first()).toHaveAttribute('href', '/docs/android/api/screen/findcolors');
  await expect(nearest.first()).toHaveText('Find colours');
  await nearest.first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Find colours'})).toBeVisible();
});

test('an address that is like no other offers a search for its words', async ({page, faults}) => {
  faults.allow(PROVOKED.missing);
  await page.goto('/docs/color-picker');
  await page.getByRole('link', {name: 'search for “color picker”'}).click();
  await expect(page).toHaveURL(/\/search\?q=color(?:%20|\+)picker$/);
  await expect(page.getByRole('searchbox')).toHaveValue('color picker');
});

test('an address that encodes nothing readable gets the same page', async ({page, faults}) => {
  faults.allow([...PROVOKED.missing, 'uncaught: URI malformed']);
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
  faults,
}) => {
  faults.allow(PROVOKED.crash);
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
    faults,
  }) => {
    faults.allow(PROVOKED.crash);
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
