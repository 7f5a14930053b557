import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {packFolder} from '../../scripts/packFolder';
import {OTHER_BUILDS} from '../support/otherBuilds';
import {expect, test} from '../support/test';

const FOLDER = path.resolve(OTHER_BUILDS.hash.directory, '../unzipped');
const INDEX = pathToFileURL(path.join(FOLDER, 'index.html')).href;

test.use({viewport: {width: 1440, height: 900}});

test('a zip opens from a folder: links, search, colour mode and what pages fetch work without a server', async ({
  page,
}) => {
  unpack(packFolder(OTHER_BUILDS.hash.directory, {name: 'AScript', siteUrl: 'https://docs.example'}));

  await page.goto(`${INDEX}#/docs/intro`);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Videos'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();

  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill('Clipboard.put');
  await expect(page.getByRole('option').first()).toContainText('Clipboard.put');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Clipboard'})).toBeVisible();

  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // The announcement is configured as HTML, whose links begin at the root.
  await page.getByRole('region', {name: 'Announcement'}).getByRole('link').click();
  await expect(page).toHaveURL(`${INDEX}#/docs/android/esp32`);
  // That page is none of the few of this build; help is given without a server, too.
  await expect(page.getByRole('navigation', {name: 'Nearest pages'})).toBeVisible();
});

function unpack(zip: Uint8Array): void {
  rmSync(FOLDER, {recursive: true, force: true});
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = path.join(FOLDER, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
}
