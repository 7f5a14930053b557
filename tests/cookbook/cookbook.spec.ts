import type {Page} from '@playwright/test';
import {expectFocus} from '../support/keyboard';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test.use({viewport: {width: 360, height: 740}});

function platform(page: Page, name: string) {
  return page.getByRole('group', {name: 'Platform'}).getByRole('button', {name, exact: true});
}

function recipe(page: Page, title: string) {
  return page.getByRole('main').getByRole('listitem').getByRole('link', {name: title, exact: true});
}

test('recipes are filtered with the keyboard, in an address that can be shared', async ({page}) => {
  await openHydrated(page, '/docs/cookbook/');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ recipes?$/);
  await page.getByRole('combobox', {name: 'Uses'}).focus();
  await page.keyboard.press('ArrowDown');
  await platform(page, 'Android').focus();
  await page.keyboard.press('Space');
  await expectFocus(page, 'Android');
  await expect(page).toHaveURL('/docs/cookbook/?uses=controls&platform=android');
  await expect(recipe(page, 'Close pop-ups')).toBeVisible();
});

test('what no recipe uses is said to be missing, with a way back', async ({page}) => {
  await openHydrated(page, '/docs/cookbook/?platform=windows&uses=notifications');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'No recipe fits. Choose All in one of the two.',
  );
  await platform(page, 'All').click();
  await page.getByRole('combobox', {name: 'Uses'}).selectOption('All');
  await expect(recipe(page, 'Close pop-ups')).toBeVisible();
});

test('what the choice of a platform changes is in sight on a phone', async ({page}) => {
  await openHydrated(page, '/docs/cookbook/');
  await platform(page, 'iOS').click();
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport();
});

test('a recipe that the search finds says that it is one', async ({page}) => {
  await openHydrated(page, '/search?q=close pop-ups');
  const hit = page.getByRole('link', {name: 'Close pop-ups'}).first();
  await expect(hit).toContainText('Android · Recipe');
});
