import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test('a suggestion that is taken hands the focus to the field of the dialog', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('combobox');
  await field.fill('zzselektorzz');
  await dialog.getByRole('listitem').getByRole('button').first().press('Enter');
  await expect(field).toBeFocused();
});

test('a suggestion that is taken hands the focus to the field of the page', async ({page}) => {
  await openHydrated(page, '/search?q=zzselektorzz');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().press('Enter');
  await expect(page.getByRole('searchbox', {name: 'Search the site'})).toBeFocused();
});

test('a dialog without hits names its platform, and searches everything by a key', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('combobox');
  await field.fill('price');
  await dialog.getByRole('button', {name: /^Cloud/}).press('Enter');
  await field.fill('Shizuku');
  await expect(dialog).toContainText('The search is narrowed to Cloud.');
  await dialog.getByRole('button', {name: 'Search everything'}).press('Enter');
  await expect(dialog.getByRole('option', {name: /Shizuku/}).first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a page of a kind without hits names it, and searches everything by a key', async ({page}) => {
  await openHydrated(page, '/search?q=Clipboard.put&platform=Android&kind=Blog');
  const main = page.getByRole('main');
  await expect(main).toContainText('The search is narrowed to Android, Blog.');
  await main.getByRole('button', {name: 'Search everything'}).press('Enter');
  await expect(main.getByRole('link', {name: /Clipboard\.put/}).first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=Clipboard\.put$/);
  await expect(page.getByRole('searchbox', {name: 'Search the site'})).toBeFocused();
});

test('Escape gives the focus back to what a hit led to, which is no control', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('Clipboard.put');
  await page
    .getByRole('option', {name: /^Clipboard\.put/})
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const call = page.getByRole('region', {name: /Clipboard\.put$/});
  await expect(call).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(call).toBeFocused();
});

test('whoever turns the page starts at the top of the new hits', async ({page}) => {
  await openHydrated(page, '/search?q=click');
  await page.getByRole('link', {name: 'Next', exact: true}).press('Enter');
  await expect(page.getByText('Page 2 of')).toBeAttached();
  const status = page.getByRole('status').filter({hasText: 'results'});
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport();
});
