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
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/1.0/capture#regions`);
  await expect(page.getByText('How to capture the screen in version 1.0.')).toBeVisible();
  await choose(page, 'Latest');
  await expect(page).toHaveURL(`${origin}/docs/capture#regions`);
  await expect(page.getByText('How to capture the screen in the newest version.')).toBeVisible();
});

test('a page that the other version lacks leads to the first page of that version', async ({page}) => {
  await openHydrated(page, `${origin}/docs/gestures`);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/1.0/`);
});

test('the version is switched with the keyboard alone', async ({page}) => {
  await openHydrated(page, `${origin}/docs/1.0/capture`);
  await dropdown(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(option(page, 'Latest')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/docs/capture`);
});

test('on a phone the version is switched in the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, `${origin}/`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: 'Versions'}).click();
  await menu.getByRole('link', {name: '1.0'}).click();
  await expect(page).toHaveURL(`${origin}/docs/1.0/`);
  expect(await readStored(page)).toBe('1.0');
});

test('the choice is stored under the key of the docs plugin, and links without a version follow it', async ({
  page,
}) => {
  await openHydrated(page, `${origin}/`);
  await expectLinks(page, {Capture: '/docs/capture', Guide: '/docs/'});
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/1.0/`);
  expect(await readStored(page)).toBe('1.0');
  await openHydrated(page, `${origin}/`);
  await expectLinks(page, {Capture: '/docs/1.0/capture', Guide: '/docs/1.0/'});
  await expect(dropdown(page)).toHaveText('1.0');
});

test('links without a version lead into the version of the page, whatever is preferred', async ({page}) => {
  await openStoring(page, '1.0', '/docs/');
  await expectLinks(page, {Capture: '/docs/capture'});
  await expect(dropdown(page)).toHaveText('Latest');
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
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${origin}/docs/1.0/capture`);
  expect(faults.found).toHaveLength(1);
});

test('an old page says so, leads to the same page of today, and is not for search engines', async ({
  page,
}) => {
  await openHydrated(page, `${origin}/docs/1.0/tap`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('1.0, which is no longer actively maintained');
  await expect(banner.getByRole('link', {name: 'latest version'})).toHaveAttribute('href', '/docs/touch');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('what the site says of its pages names none of an old version: sitemap, lists for assistants', async ({
  request,
}) => {
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    const text = await (await request.get(`${origin}/${file}`)).text();
    expect(text, file).toContain('/docs/capture');
    expect(text, file).not.toContain('/docs/1.0');
  }
});

test('the Markdown copy of an old page says which version it is of', async ({request}) => {
  const read = async (path: string) => (await request.get(origin + path)).text();
  expect(await read('/docs/1.0/capture.md')).toContain('version: "1.0, not the current one');
  expect(await read('/docs/capture.md')).not.toContain('version:');
});

test('every page loads without the list of all pages', async ({request}) => {
  const html = await (await request.get(`${origin}/`)).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, path = '']) => path);
  const texts = await Promise.all(scripts.map(async (path) => (await request.get(origin + path)).text()));
  expect(texts.join('')).toContain('/docs/1.0/capture');
  expect(texts.join('')).not.toContain('gestures');
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
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^(Latest|1\.0)$/});
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
