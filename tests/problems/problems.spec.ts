import type {Page} from '@playwright/test';
import {expectFocus} from '../support/keyboard';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const LISTS = '**/assets/problems/*.json';
const PROBLEM = 'windows-window-attributeerror-has-no-attribute-mize-max-or-another-name-of';

test.use({viewport: {width: 360, height: 740}});

/** Those of problems: other parts of a page fold too, such as a list of calls. */
function summaries(page: Page) {
  return page.locator('[data-problems] summary').filter({visible: true});
}

test('a problem is found by its words, opened and followed to its page with the keyboard alone', async ({
  page,
}) => {
  let fetches = 0;
  await page.route(LISTS, (route) => {
    fetches += 1;
    return route.continue();
  });
  await openHydrated(page, '/docs/problems/windows');
  const filter = page.getByLabel('Show only problems with these words');
  await expect(filter).toBeInViewport();
  await filter.focus();
  await page.keyboard.type('mize_max');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 of \d+ problems$/);
  await expect(page.getByRole('heading', {name: 'Finding controls'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Tapping and typing'})).toBeHidden();
  expect(fetches).toBe(0);
  await expect(summaries(page)).toHaveCount(1);
  await summaries(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocus(page, 'Program windows');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/windows\/window#fails-attributeerror-/);
});

test('words that no problem has are said to be none, and can be searched for on the whole site', async ({
  page,
}) => {
  await openHydrated(page, '/docs/problems/windows');
  await page.getByLabel('Show only problems with these words').fill('zzz');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^No problem has all these words/);
  await expect(summaries(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'search the whole site'}).click();
  await expect(page.getByRole('searchbox')).toHaveValue('zzz');
});

test('the address of a problem opens it, also where the list comes over a link', async ({page}) => {
  await openHydrated(page, `/docs/problems/windows#${PROBLEM}`);
  await expect(page.locator(`[id="${PROBLEM}"]`)).toHaveAttribute('open');
  await openHydrated(page, '/docs/windows/window');
  await page.getByRole('link', {name: 'All problems on Windows'}).click();
  await expect(page).toHaveURL('/docs/problems/windows#controls');
  // The sidebar has a link of that name too, and the list comes later.
  const messages = page.locator('[data-problems=messages]');
  await messages.getByRole('link', {name: 'Program windows'}).last().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('whoever follows a link of a filtered list comes Back to the place', async ({page}) => {
  await openHydrated(page, '/docs/problems/android');
  await page.getByLabel('Show only problems with these words').fill('screen');
  const summary = summaries(page).nth(20);
  await summary.click();
  const link = page.locator('details[open] a').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.locator('[data-problems]')).toHaveCount(0);
  await page.goBack();
  await expect(summary).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

test('all lists of a page that comes over a link come with one request', async ({page}) => {
  const fetches: string[] = [];
  await openHydrated(page, '/docs/windows/window');
  await page.route(LISTS, (route) => {
    fetches.push(route.request().url());
    return route.continue();
  });
  await page.getByRole('link', {name: 'All problems on Windows'}).click();
  await expect(summaries(page).first()).toBeVisible();
  const lists = page.locator('[data-problems]');
  await expect(lists.locator('> ul')).toHaveCount(await lists.count());
  expect(fetches).toHaveLength(1);
});

test('lists that do not come are said to be missing, and come at the next try', async ({page, faults}) => {
  faults.allow(PROVOKED.offline);
  await openHydrated(page, '/docs/windows/window');
  await page.route(LISTS, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', {name: 'All problems on Windows'}).click();
  await expect(page.getByRole('alert').first()).toContainText('The list did not load.');
  await page.unroute(LISTS);
  await page.getByRole('button', {name: 'Try again'}).first().click();
  await expect(summaries(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the whole list is there and opens', async ({page}) => {
    await page.goto('/docs/problems/windows');
    await expect(page.getByLabel('Show only problems with these words')).toBeDisabled();
    await summaries(page).first().click();
    await expect(page.locator('details[open]').getByText('Fix:')).toBeVisible();
  });
});
