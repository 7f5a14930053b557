import type {Page} from '@playwright/test';
import {followNavbarLink} from '../support/followNavbarLink';
import {DOCS_PAGE, openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles, SCRIPTS} from '../support/requests';
import {fillStorage} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

test.use({viewport: {width: 1440, height: 900}});

async function openDialog(page: Page, path = DOCS_PAGE) {
  await openHydrated(page, path);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('combobox', {name: 'Search the site'});
  await expect(field).toBeFocused();
  return {dialog, field, hits: dialog.getByRole('option')};
}

/** Stands in for the worker of the search: it takes every message and never answers. */
function silenceWorker(): void {
  window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
  } as unknown as typeof Worker;
}

test('a worker that is empty or hangs is given up, and the engine beside the page answers', async ({
  page,
}) => {
  await page.addInitScript(silenceWorker);
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(dialog.getByText('Loading the search…')).toBeVisible();
  await expect(hits.first()).toBeVisible({timeout: 30_000});
});

test('where the engine cannot be loaded either, the dialog says so and can try again', async ({
  page,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await page.addInitScript(silenceWorker);
  const {dialog, field, hits} = await openDialog(page);
  await page.route(SCRIPTS, (route) => route.abort());
  await field.fill('click');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results', {timeout: 30_000});
  await page.unroute(SCRIPTS);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(hits.first()).toBeVisible({timeout: 30_000});
});

test('a part of the index that is missing withholds no other hits, and can be asked for again', async ({
  page,
  faults,
}) => {
  faults.allow([/404/]);
  let asked = 0;
  await page.route('**/assets/search/records-*.json', (route) => {
    asked += 1;
    return asked === 2 ? route.fulfill({status: 404}) : route.fallback();
  });
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click');
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('a part of the index did not load', {timeout: 30_000});
  await expect(hits.first()).toBeVisible();
  await notice.getByRole('button', {name: 'Try again'}).click();
  await expect(notice).toBeHidden();
  await expect(hits.first()).toBeVisible();
});

test('a hit that is clicked right after typing keeps its own address while its page loads', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=Clipboard.put');
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(hit).toBeVisible();
  const href = await hit.getAttribute('href');
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('searchbox', {name: 'Search the site'}).press('End');
  await page.keyboard.type(' ');
  await hit.dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeHidden();
  await expect(page).toHaveURL(href ?? '');
});

test('Back with the dialog open closes it, and the focus goes to the heading of the other page', async ({
  page,
}) => {
  await openHydrated(page, '/videos');
  await followNavbarLink(page, '/shop');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1, name: 'Videos'})).toBeHidden();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', {level: 1, name: 'Videos'})).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/shop');
});

test('opening and closing the dialog keeps the way forward', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await page.locator('nav.navbar a[href="/videos"]').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DOCS_PAGE);
  // The address changes before the page does, whose frame has a search of its own.
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goForward();
  await expect(page).toHaveURL('/videos');
});

for (const [width, before] of [
  [360, 'that was open before'],
  [1440, 'that is on its way too'],
] as const) {
  test(`a search ${before} stays open when a page with another frame comes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {field} = await openDialog(page, '/videos');
    await field.press('Escape');
    if (before === 'that is on its way too') await page.reload();
    await waitForHydration(page);
    const release = await holdFiles(page);
    await followNavbarLink(page, '/docs/android/intro');
    await expect(page).toHaveURL('/docs/android/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('swipe');
    release();
    await expect(page.locator('h1')).not.toHaveText('Videos');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('swipe');
    await field.press('Escape');
    await expect(field).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/videos');
    await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  });
}

for (const width of [360, 1440]) {
  test(`what follows Escape at once is not lost, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {field, hits} = await openDialog(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill('clipboard');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Python that uses apps as you do');
    await page.goBack();
    await expect(page).toHaveURL(DOCS_PAGE);
    await page.goForward();
    await expect(page).toHaveURL('/');
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('a reload with the dialog open costs no further step back', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    // The address changes before the page does, whose frame has a search of its own.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Python that uses apps as you do');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.waitForFunction(() => window.history.state?.isLayer);
    await page.reload();
    await page.waitForFunction(() => !window.history.state?.isLayer);
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
  });

  test('Back closes the dialog', async ({page}) => {
    const {dialog} = await openDialog(page);
    await page.waitForFunction(() => window.history.state?.isLayer);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(DOCS_PAGE);
  });
});

test('with full storage, what was typed and opened is there on a page with another frame', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.fullStorage);
  await page.addInitScript(fillStorage);
  const {field, hits} = await openDialog(page);
  await field.fill('Clipboard.put');
  await expect(hits.first()).toBeVisible({timeout: 30_000});
  await field.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Clipboard'})).toBeVisible();
  await page.locator('nav.navbar a[href="/shop"]').click();
  // The address changes before the page does, whose frame is another.
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).not.toHaveText('Clipboard');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('Clipboard.put');
  await field.fill('');
  const recent = page.getByRole('dialog', {name: 'Search'}).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link', {name: /Clipboard/})).toBeVisible();
});
