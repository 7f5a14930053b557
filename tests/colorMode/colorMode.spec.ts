import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {reconfigure} from '../support/reconfigure';
import {holdFiles} from '../support/requests';
import {storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';
import {findToggle, readStored} from './colorModeButton';

test.use({viewport: {width: 1440, height: 900}, colorScheme: 'dark'});

test('the colour mode is light at first, whatever the system prefers', async ({page}) => {
  await openHydrated(page, '/videos');
  await expectMode(page, 'light');
  expect(await readStored(page)).toBeNull();
});

test('the colour mode that the reader sets is stored under the key theme and shows before the first paint', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.offline);
  await openHydrated(page, '/videos');
  await findToggle(page).click();
  await expectMode(page, 'dark');
  expect(await readStored(page)).toBe('dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expectMode(page, 'dark');
});

test('a change of the mode in another tab is adopted, and so is its removal', async ({page, context}) => {
  await openHydrated(page, '/videos');
  const other = await context.newPage();
  await openHydrated(other, '/shop');
  await other.setViewportSize({width: 1440, height: 900});
  await findToggle(other).click();
  await expectMode(page, 'dark');
  await expect(findToggle(page)).toHaveAttribute('title', 'dark mode');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expectMode(page, 'light');
});

test('a stored value that is not a mode counts as light', async ({page}) => {
  await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'purple'));
  await page.goto('/videos', {waitUntil: 'commit'});
  await expectMode(page, 'light');
  await openHydrated(page, '/videos');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await expect(findToggle(page).locator('svg:visible')).toHaveCount(1);
  await findToggle(page).click();
  await expectMode(page, 'dark');
});

test('printing keeps the mode when the system changes', async ({page}) => {
  await openHydrated(page, '/videos');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await expectMode(page, 'light');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expectMode(page, 'light');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the toggle is disabled until the scripts run', async ({page}) => {
    await page.goto('/videos');
    await expect(findToggle(page)).toBeDisabled();
  });
});

test('the toggle is disabled until the scripts run, and enabled from then on', async ({page}) => {
  const release = await holdFiles(page);
  await page.goto('/videos', {waitUntil: 'commit'});
  await expect(findToggle(page)).toBeDisabled();
  release();
  await expect(findToggle(page)).toBeEnabled();
});

test('where the configuration disables the switch, there is none and what was stored is forgotten', async ({
  page,
  faults,
}) => {
  // The server's page still holds the switch.
  faults.allow(PROVOKED.otherMarkup);
  await storeEarlier(page, {theme: 'dark'});
  await reconfigure(page, /disableSwitch:!1/, 'disableSwitch:!0');
  await openHydrated(page, '/videos');
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Shop'})).toBeVisible();
  await expect(findToggle(page)).toHaveCount(0);
  await expect.poll(() => readStored(page)).toBeNull();
});

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
