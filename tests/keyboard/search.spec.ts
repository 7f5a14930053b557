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
