import {pathToFileURL} from 'node:url';
import {OTHER_BUILDS} from '../support/otherBuilds';
import {expect, test} from '../support/test';

const INDEX = pathToFileURL(`${OTHER_BUILDS.hash.directory}/index.html`).href;

test.use({viewport: {width: 1440, height: 900}});

test('in hash mode the site opens from a file, and its links lead on', async ({page}) => {
  await page.goto(`${INDEX}#/docs/intro`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What AScript is');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Videos'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  expect(page.url()).toBe(`${INDEX}#/videos`);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What AScript is');
});

test('in hash mode a served site is searched as well', async ({page, otherSite, faults}) => {
  // The page of this mode names its icon only once its scripts run; until then the browser asks for its own.
  faults.allow(['/favicon.ico']);
  await page.goto(`${await otherSite('hash')}/#/docs/intro`);
  // Until then the navbar, and a search that opens in it, may be that of the page at the root.
  await expect(page.getByRole('heading', {level: 1, name: 'What AScript is'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Search'})).toBeEnabled();
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill('Clipboard.put');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Clipboard'})).toBeVisible();
  expect(page.url()).toContain('/#/docs/android/api/system/clipboard');
});

test('in hash mode the one page has a social card as well', async ({request, otherSite}) => {
  const origin = await otherSite('hash');
  const html = await (await request.get(origin)).text();
  const [, card = 'no card'] = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  const response = await request.get(origin + card);
  expect(response.headers()['content-type']).toBe('image/png');
});
