import {findSmallTargets} from '../support/findSmallTargets';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test('every target of the menu of a phone is large enough', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const address of ['/videos', '/docs/android/api/system/clipboard']) {
    await openHydrated(page, address);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    expect(await findSmallTargets(page, 'dialog[open] ')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('every target of the search is large enough, before and after typing', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  expect(await findSmallTargets(page, 'dialog[open] ')).toEqual([]);
  await dialog.getByRole('combobox').fill('click');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await findSmallTargets(page, 'dialog[open] ')).toEqual([]);
});
