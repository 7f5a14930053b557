import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {refuseStorage, storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const KEY = 'docs-preferred-version-default';

let origin: string;

test.use({viewport: {width: 1440, height: 900}});
test.beforeEach(async ({otherSite}) => {
  origin = await otherSite('versions');
});

test('the dropdown switches the version and stays on the page, at its section', async ({page}) => {
  await openHydrated(page, `${origin}/docs/capture#regions`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/docs/next/capture#regions`);
  await expect(page.getByText('How to capture the screen in the next version.')).toBeVisible();
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/capture#regions`);
  await expect(page.getByText('How to capture the screen in version 1.0.')).toBeVisible();
});

test('a page that the other version lacks leads to the first page of that version', async ({page}) => {
  await openHydrated(page, `${origin}/docs/next/gestures`);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/`);
});

test('the version is switched with the keyboard alone', async ({page}) => {
  await openHydrated(page, `${origin}/docs/capture`);
  await dropdown(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(option(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/docs/next/capture`);
});

test('on a phone the version is switched in the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, `${origin}/`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: 'Versions'}).click();
  await menu.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(`${origin}/docs/next/`);
  expect(await readStored(page)).toBe('current');
});

test('the choice is stored under the key of the docs plugin, and links without a version follow it', async ({
  page,
}) => {
  await openHydrated(page, `${origin}/`);
  await expectLinks(page, {Capture: '/docs/capture', Guide: '/docs/'});
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/docs/next/`);
  expect(await readStored(page)).toBe('current');
  await openHydrated(page, `${origin}/`);
  await expectLinks(page, {Capture: '/docs/next/capture', Guide: '/docs/next/'});
  await expect(dropdown(page)).toHaveText('Next');
});

test('links without a version lead into the version of the page, whatever is preferred', async ({page}) => {
  await openStoring(page, 'current', '/docs/');
  await expectLinks(page, {Capture: '/docs/capture'});
  await expect(dropdown(page)).toHaveText('1.0');
});

test('a stored version that is unknown, empty, garbage or the name of an inherited property is cleared silently', async ({
  page,
}) => {
  for (const stored of ['0.9', '', '{"\u0000<img src=x>', '__proto__']) {
    await openStoring(page, stored, '/');
    await expect.poll(() => readStored(page), {message: stored}).toBeNull();
    await expectLinks(page, {Capture: '/docs/capture'});
  }
});

test('where storage is refused the version can be switched, and one warning says why it is not kept', async ({
  page,
  faults,
}) => {
  faults.allow(PROVOKED.refusedStorage);
  await page.addInitScript(refuseStorage);
  await openHydrated(page, `${origin}/docs/capture`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${origin}/docs/next/capture`);
  expect(faults.found).toHaveLength(1);
});

test('the site itself has one version: its name is a link to the main document, with nothing to open', async ({
  page,
}) => {
  await openHydrated(page, '/videos');
  const version = page.getByRole('navigation', {name: 'Main'}).getByText('Latest', {exact: true});
  await expect(version).toHaveRole('link');
  await version.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
});

function dropdown(page: Page) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^(Next|1\.0)$/});
}

function option(page: Page, label: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label, exact: true});
}

async function choose(page: Page, label: string) {
  await dropdown(page).click();
  await option(page, label).click();
}

async function expectLinks(page: Page, links: Record<string, string>) {
  for (const [name, href] of Object.entries(links)) {
    await expect(option(page, name)).toHaveAttribute('href', href);
  }
}

async function openStoring(page: Page, version: string, path: string) {
  await storeEarlier(page, {[KEY]: version}, origin);
  await openHydrated(page, `${origin}${path}`);
}

function readStored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}
