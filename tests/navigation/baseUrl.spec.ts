import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const BASE = '/some/base/';
const PAGES = [
  '',
  'docs/android/api/screen/findcolors',
  'docs/reference/stubs',
  'blog',
  'videos',
  'shop',
  'plug',
];

test.use({viewport: {width: 1440, height: 900}});

test('under another base URL, every address of every kind of page is below it', async ({page, otherSite}) => {
  const origin = await otherSite('base');
  for (const path of PAGES) {
    await openHydrated(page, `${origin}${BASE}${path}`);
    await expectBelowBase(page, path);
  }
});

test('under another base URL, every address of the not-found page is below it', async ({
  page,
  otherSite,
  faults,
}) => {
  faults.allow(PROVOKED.missing);
  await openHydrated(page, `${await otherSite('base')}${BASE}nothing`);
  await expectBelowBase(page, 'nothing');
});

test('under another base URL, a reader gets on by links and by the search', async ({page, otherSite}) => {
  const origin = await otherSite('base');
  await openHydrated(page, `${origin}${BASE}docs/android/api/screen/findcolors`);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/findcolors$/);
  await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}docs/`));
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill('Clipboard.put');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${BASE}docs/android/api/system/clipboard#`));
});

test('under another base URL, a page names a social card that is there', async ({request, otherSite}) => {
  const origin = await otherSite('base');
  const html = await (await request.get(`${origin}${BASE}docs/intro`)).text();
  const [, card = 'no card'] = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  expect(card).toMatch(new RegExp(`^${BASE}assets/cards/`));
  const response = await request.get(origin + card);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('a site that is served from another place than it was built for says what its base URL should be', async ({
  page,
  otherSite,
  faults,
}) => {
  faults.allow(PROVOKED.missing);
  const origin = await otherSite('base');
  await page.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    const response = await fetch(origin + BASE + pathname.replace(/^\/elsewhere\//, ''));
    const isAtHome = pathname.startsWith('/elsewhere/');
    await route.fulfill({
      status: isAtHome ? response.status : 404,
      contentType: response.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/elsewhere/docs/intro`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  expect(await banner.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
    'rgb(179, 38, 30)',
  );
});

async function expectBelowBase(page: Page, path: string): Promise<void> {
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );
  const absolute = addresses.filter((address) => address.startsWith('/'));
  expect(absolute.length, path).toBeGreaterThan(10);
  expect(
    absolute.filter((address) => !address.startsWith(BASE)),
    path,
  ).toEqual([]);
}
