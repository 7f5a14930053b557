import type {Page} from '@playwright/test';
import {openHydrated} from '../support/scripts';
import {expect, test} from '../support/test';

test.use({viewport: {width: 1440, height: 900}});

function litLine(page: Page) {
  return page.locator('.line-marked');
}

function phone(page: Page) {
  return page.getByRole('main').getByRole('img', {name: /phone|app/i});
}

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the script on the home page runs by itself beside the phone that it operates, until it is paused', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await expect(litLine(page)).toContainText('find()');
    await expect(phone(page)).toHaveAccessibleName('A frame marks the button Check in on the phone.');
    await page.getByRole('button', {name: 'Pause'}).click();
    const line = await litLine(page).textContent();
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
    await expect(litLine(page)).toHaveText(line ?? '');
  });
});

test('the script on the home page is stepped through with the keyboard, to its end and round again', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(litLine(page)).toContainText('import Selector');
  await page.getByRole('button', {name: 'Previous'}).focus();
  await page.keyboard.press('Enter');
  await expect(litLine(page)).toContainText('Checked in.');
  await expect(phone(page)).toHaveAccessibleName('The app shows a tick and the text Checked in.');
  await page.getByRole('button', {name: 'Next'}).focus();
  await page.keyboard.press('Space');
  await expect(litLine(page)).toContainText('import Selector');
});

test('the platform that a reader chooses on the home page is chosen on the pages with tabs too', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('tab', {name: 'Android'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'iOS'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('from ascript.ios.screen import Ocr');
  await openHydrated(page, '/docs/android/api/screen/');
  await expect(page.getByRole('tab', {name: 'iOS'})).toHaveAttribute('aria-selected', 'true');
});
