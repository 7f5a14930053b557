import {expect, test} from '@playwright/test';
import {type RunningSite, serveOtherBuild} from '../support/otherBuilds';
import {openHydrated} from '../support/scripts';
import {watchFaults} from '../support/watchFaults';

const BASE = '/some/base/';
const PAGES = [
  '',
  'docs/android/api/screen/findcolors',
  'docs/reference/stubs',
  'blog',
  'videos',
  'shop',
  'plug',
  'nothing',
];

let site: RunningSite;

// All tests of this file share one server.
test.describe.configure({mode: 'serial'});
test.use({viewport: {width: 1440, height: 900}});
test.beforeAll(async () => {
  site = await serveOtherBuild('base');
});
test.afterAll(() => site.stop());

for (const path of PAGES) {
  test(`under another base URL, every address of /${path} is below it`, async ({page}) => {
    await openHydrated(page, `${site.origin}${BASE}${path}`);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    );
    const absolute = addresses.filter((address) => address.startsWith('/'));
    expect(absolute.length).toBeGreaterThan(10);
    expect(absolute.filter((address) => !address.startsWith(BASE))).toEqual([]);
  });
}

test('under another base URL, a reader gets on by links and by the search', async ({page}) => {
  const faults = watchFaults(page);
  await openHydrated(page, `${site.origin}${BASE}docs/android/api/screen/findcolors`);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/findcolors$/);
  await expect(page).toHaveURL(new RegExp(`^${site.origin}${BASE}docs/`));
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill('Clipboard.put');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${BASE}docs/android/api/system/clipboard#`));
  expect(faults).toEqual([]);
});

test('under another base URL, a page names a social card that is there', async ({request}) => {
  const html = await (await request.get(`${site.origin}${BASE}docs/intro`)).text();
  const [, card = 'no card'] = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  expect(card).toMatch(new RegExp(`^${BASE}assets/cards/`));
  const response = await request.get(site.origin + card);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('a site that is served from another place than it was built for says what its base URL should be', async ({
  page,
}) => {
  await page.route('**/*', async (route) => {
    const {pathname} = new URL(route.request().url());
    const response = await fetch(site.origin + BASE + pathname.replace(/^\/elsewhere\//, ''));
    const isAtHome = pathname.startsWith('/elsewhere/');
    await route.fulfill({
      status: isAtHome ? response.status : 404,
      contentType: response.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(`${site.origin}/elsewhere/docs/intro`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  expect(await banner.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
    'rgb(179, 38, 30)',
  );
});
