import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';
import {findToggle, readStored} from './colorModeButton';

let origin: string;

test.use({viewport: {width: 1440, height: 900}, colorScheme: 'dark'});
test.beforeEach(async ({otherSite}) => {
  origin = await otherSite('versions');
});

test('where the configuration respects the system, its preference shows at once and is followed', async ({
  page,
}) => {
  await openHydrated(page, `${origin}/`);
  await expectMode(page, 'dark', 'system');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light', 'system');
  expect(await readStored(page)).toBeNull();
});

test('the toggle leads from the system to light, to dark and back to the system', async ({page}) => {
  await openHydrated(page, `${origin}/`);
  await findToggle(page).click();
  await expectMode(page, 'light', 'light');
  expect(await readStored(page)).toBe('light');
  await findToggle(page).click();
  await expectMode(page, 'dark', 'dark');
  expect(await readStored(page)).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.reload();
  await expectMode(page, 'dark', 'dark');
  await expect(findToggle(page)).toBeEnabled();
  await findToggle(page).click();
  await expectMode(page, 'light', 'system');
  expect(await readStored(page)).toBeNull();
});

test('another tab adopts the return to the system', async ({page, context}) => {
  await openHydrated(page, `${origin}/`);
  const other = await context.newPage();
  await openHydrated(other, `${origin}/docs/`);
  await findToggle(page).click();
  await expectMode(other, 'light', 'light');
  await findToggle(page).click();
  await findToggle(page).click();
  await expectMode(other, 'dark', 'system');
});

test('printing holds the mode, and the change of the system shows after it', async ({page}) => {
  await openHydrated(page, `${origin}/`);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await expect(findToggle(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'screen', colorScheme: 'light'});
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expectMode(page, 'light', 'system');
});

async function expectMode(page: Page, mode: 'light' | 'dark', choice: 'light' | 'dark' | 'system') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
  await expect(findToggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
}
