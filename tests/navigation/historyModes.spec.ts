import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {OTHER_BUILDS, serveOtherBuild} from '../support/otherBuilds';

const INDEX = pathToFileURL(`${OTHER_BUILDS.hash.directory}/index.html`).href;

test.use({viewport: {width: 1440, height: 900}});

test('in hash mode the site opens from a file, and its links lead on', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${INDEX}#/docs/intro`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What AScript is');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Videos'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  expect(page.url()).toBe(`${INDEX}#/videos`);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What AScript is');
  expect(errors).toEqual([]);
});

test('in hash mode a served site is searched as well', async ({page}) => {
  const site = await serveOtherBuild('hash');
  await page.goto(`${site.origin}/#/docs/intro`);
  await expect(page.getByRole('button', {name: 'Search'})).toBeEnabled();
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill('Clipboard.put');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Clipboard'})).toBeVisible();
  expect(page.url()).toContain('/#/docs/android/api/system/clipboard');
  site.stop();
});

test('in hash mode the one page has a social card as well', async ({request}) => {
  const site = await serveOtherBuild('hash');
  const html = await (await request.get(site.origin)).text();
  const [, card = 'no card'] = /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  const response = await request.get(site.origin + card);
  expect(response.headers()['content-type']).toBe('image/png');
  site.stop();
});
