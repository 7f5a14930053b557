import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';
import {translateTexts} from '../support/translateTexts';

const LOAD = {timeout: 30_000};

/** What the browser shows in another language is between brackets. */
async function translate(page: Page): Promise<void> {
  await page.getByRole('main').evaluate(translateTexts);
}

test('a translated playground shows the controls of the screen, in their own words', async ({page}) => {
  await openHydrated(page, '/lab/selectors');
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', {name: 'bluetooth_switch'})).toBeVisible(LOAD);
  await page.getByRole('treeitem', {name: 'bluetooth_switch'}).click();
  await translate(page);
  await expect(tree.getByRole('treeitem', {name: /^\[/})).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({hasText: 'Finds it alone.'}).first()).toContainText(
    /^Selector\(\)/,
  );

  await page.getByRole('combobox', {name: '[Screen]'}).selectOption('books');
  await expect(tree.getByRole('treeitem', {name: 'Books'}).first()).toBeVisible(LOAD);
  await expect(tree.getByRole('treeitem', {name: 'bluetooth_switch'})).toHaveCount(0);
});

test('a translated workbench lists the controls of the scene that it shows', async ({page}) => {
  await openHydrated(page, '/lab/phone');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: 'TextView “Settings”'})).toBeVisible(LOAD);
  await translate(page);
  await expect(main.getByRole('button', {name: 'TextView “Settings”'})).toBeVisible();
  await main.getByRole('combobox', {name: '[Scene]'}).selectOption('books');
  await expect(main.getByRole('button', {name: 'TextView “Books”'})).toBeVisible(LOAD);
  await expect(main.getByRole('button', {name: 'TextView “Settings”'})).toHaveCount(0);
});
