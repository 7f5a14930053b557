import {DOCS_PAGE, openHydrated, openSettled} from '../support/openPage';
import {SCRIPTS} from '../support/requests';
import {fillStorage, refuseStorage} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';
import {breakWorkers, refuseWorkers, silenceWorkers} from '../support/workers';
import {findDialog, openDialog} from './openDialog';

const INDEX = '**/assets/search/*.json';

test.use({viewport: {width: 1440, height: 900}});

for (const [damage, answer, provoked] of [
  ['is missing', {status: 404, body: 'Not found'}, PROVOKED.missing],
  ['is cut off', {status: 200, contentType: 'application/json', body: '[["click","'}, []],
] as const) {
  test(`the index ${damage}: the dialog says so, keeps what was typed, and can try again`, async ({
    page,
    faults,
  }) => {
    faults.allow(provoked);
    await page.route(INDEX, (route) => route.fulfill(answer));
    const {dialog, field, hits} = await openDialog(page);
    await field.fill('click');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog.getByRole('alert')).toContainText(
      'You might want to check your network connection. If you are online, reload the page.',
    );
    await expect(field).toHaveValue('click');
    await page.unroute(INDEX);
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(hits.first()).toBeVisible();
  });
}

test('a part of the index that takes longer than ten seconds is given up', async ({page}) => {
  let asked = 0;
  await page.route('**/assets/search/records-*.json', (route) => {
    asked += 1;
    return asked === 2 ? undefined : route.fallback();
  });
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  // The worker counts by its own clock, which a test cannot set.
  await expect(dialog.getByRole('alert')).toContainText('Not everything was searched', {timeout: 20_000});
});

test('offline, the search goes on after its first query', async ({page, context}) => {
  const parts = new Set<string>();
  page.on(
    'requestfinished',
    (request) => /\/search\/(?:terms|records)-/.test(request.url()) && parts.add(request.url()),
  );
  const rootLoaded = page.waitForResponse(/\/search\/root\./);
  const {field, hits, active} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
  const {terms, records} = await (await rootLoaded).json();
  await expect.poll(() => parts.size).toBe(terms.length + records.length);
  await context.setOffline(true);
  await field.fill('Selector.find');
  await expect(active).toHaveAttribute('href', /#node\.Selector\.find$/);
});

test('offline before the first query, it says so and works once the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(PROVOKED.offline);
  const {dialog, field, hits} = await openDialog(page);
  await context.setOffline(true);
  await field.fill('click');
  await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
  await context.setOffline(false);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(hits.first()).toBeVisible();
});

test('on the search page the focus is kept when what failed is asked for again', async ({page, faults}) => {
  faults.allow(PROVOKED.missing);
  await page.route(INDEX, (route) => route.fulfill({status: 404, body: 'Not found'}));
  await openHydrated(page, '/search?q=click');
  const again = page.getByRole('button', {name: 'Try again'});
  await again.focus();
  await page.unroute(INDEX);
  await page.keyboard.press('Enter');
  const count = page.getByText(/^\d+ results$/);
  await expect(count).toBeFocused();
});

test('a browser that refuses workers searches beside the page', async ({page}) => {
  await page.addInitScript(refuseWorkers);
  const {field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
});

test('a worker that breaks hands its question over', async ({page}) => {
  await page.addInitScript(breakWorkers);
  const {field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
});

test('where storage is refused, nothing is remembered and all else works', async ({page, faults}) => {
  faults.allow(PROVOKED.refusedStorage);
  await page.addInitScript(refuseStorage);
  const {dialog, field} = await openDialog(page);
  await field.fill('Clipboard.put');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/clipboard/);
});

test('a dialog that cannot be loaded says so, and opens at the next try', async ({page, context, faults}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openSettled(page, DOCS_PAGE);
  await context.setOffline(true);
  const button = page.getByRole('button', {name: 'Search'});
  await button.click();
  await expect(page.getByText('The search did not load.')).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(findDialog(page).field).toBeFocused();
});

test('a worker that is empty or hangs is given up, and the engine beside the page answers', async ({
  page,
}) => {
  await page.addInitScript(silenceWorkers);
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
  await page.addInitScript(silenceWorkers);
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
