import type {Page} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {reopenAfterHit} from '../search/openDialog';
import {openHydrated} from '../support/openPage';
import {fillStorage, refuseStorage, storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

/** A page with everything that stores: tabs, the announcement, the colour mode, code, the search. */
const PAGE = '/docs/windows/intro';
const GARBAGE = '{"\u0000<img src=x>';

test.use({viewport: {width: 1440, height: 900}});

test('each choice is kept under its own key, and nothing else is stored', async ({page}) => {
  await openHydrated(page, PAGE);
  await useAllThatStores(page);
  const stored = await readAll(page);
  expect(stored).toEqual({
    theme: 'dark',
    'docusaurus.announcement.id': announcementBar.id,
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.tab.platform': 'ios',
    wrapCode: 'true',
    search: expect.stringContaining('"url":"/docs/android/api/system/clipboard'),
  });
  await openHydrated(page, PAGE);
  await expectAllKept(page);
});

test('where storage is refused all of it works unkept, and one warning says why', async ({page, faults}) => {
  faults.allow(PROVOKED.refusedStorage);
  await page.addInitScript(refuseStorage);
  await openHydrated(page, PAGE);
  await useAllThatStores(page);
  expect(faults.found).toHaveLength(1);
});

test('where storage is refused the page of the offline copy says why nothing can be kept', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.refusedStorage);
  await page.addInitScript(refuseStorage);
  await openHydrated(page, '/offline');
  await expect(page.getByRole('alert')).toContainText('This browser does not let sites keep pages here.');
});

test('where storage is full all of it works unkept, and the console names what was not kept', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.fullStorage);
  await page.addInitScript(fillStorage);
  await openHydrated(page, PAGE);
  await useAllThatStores(page);
  for (const key of [
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.platform',
    'wrapCode',
    'search',
  ]) {
    expect(faults.found).toContainEqual(expect.stringContaining(`storage error, can't set ${key}=`));
  }
});

test('where storage is full the search says how long what it has remembered lasts', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.fullStorage);
  await page.addInitScript(fillStorage);
  const {dialog} = await reopenAfterHit(page, 'Clipboard.put');
  await expect(dialog.getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
  await expect(dialog).toContainText('the changes go when you close this tab');
});

test('where storage holds garbage it counts as nothing, and is replaced by what the reader chooses', async ({
  page,
}) => {
  const keys = [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.platform',
    'docs-preferred-version-default',
    'wrapCode',
    'search',
  ];
  await storeEarlier(page, Object.fromEntries(keys.map((key) => [key, GARBAGE])));
  await openHydrated(page, PAGE);
  await useAllThatStores(page);
  expect(Object.values(await readAll(page))).not.toContain(GARBAGE);
  await openHydrated(page, PAGE);
  await expectAllKept(page);
});

/** Makes every choice that is kept, within one life of the page. */
async function useAllThatStores(page: Page) {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tab(page).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await wrap(page).click();
  await expect(wrap(page)).toHaveAttribute('aria-pressed', 'true');
  await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', {name: 'Search the site'});
  await field.fill('Clipboard.put');
  // The index of all platforms comes first; on a busy machine that takes its time.
  await expect(page.getByRole('option', {name: /Clipboard/}).first()).toBeVisible({timeout: 30_000});
  await field.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Clipboard'})).toBeVisible();
}

async function expectAllKept(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(wrap(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('/');
  const recent = page.getByRole('dialog', {name: 'Search'}).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link', {name: /Clipboard/})).toBeVisible();
}

function tab(page: Page) {
  return page.getByRole('tab', {name: 'iOS'}).first();
}

function wrap(page: Page) {
  return page
    .locator('figure[data-language=python]')
    .filter({visible: true})
    .first()
    .getByRole('button', {name: 'Wrap'});
}

function bar(page: Page) {
  return page.getByRole('region', {name: 'Announcement'});
}

function readAll(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({...localStorage}));
}
