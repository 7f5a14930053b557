import type {Locator, Page} from '@playwright/test';
import {openSettled} from '../support/openPage';
import {expect, test} from '../support/test';

test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}, colorScheme: 'dark'});

test('what is pressed or selected differs from the rest by its border', async ({page}) => {
  await openSettled(page, '/shop?system=android');
  const choices = page.getByRole('group', {name: '1. Which system?'}).getByRole('button');
  expect(await readBorder(choices.nth(0))).not.toBe(await readBorder(choices.nth(1)));
  await openSettled(page, '/');
  const tabs = page.getByRole('tab');
  expect(await readBorder(tabs.nth(0))).not.toBe(await readBorder(tabs.nth(1)));
});

test('the chosen row of the selector playground differs from the rest', async ({page}) => {
  await openSettled(page, '/lab/selectors');
  const rows = page.getByRole('treeitem');
  await rows.nth(4).click({timeout: 30_000});
  await expect(rows.nth(4)).toHaveAttribute('aria-selected', 'true');
  expect(await readOutline(rows.nth(4))).toContain('solid');
  expect(await readOutline(rows.nth(3))).not.toContain('solid');
});

test('the words that a search found can be read', async ({page}) => {
  await openSettled(page, '/docs/intro');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('click');
  const mark = dialog.locator('mark').first();
  const [color, background] = await mark.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor];
  });
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(color).not.toBe(background);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the arrows of the sidebar stand out on a ${scheme} canvas, whatever the colour mode of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: scheme, forcedColors: 'active'});
    await page.setViewportSize({width: 1440, height: 900});
    await openSettled(page, '/docs/android/api/system/clipboard');
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      expect(await readArrow(page)).toBe(scheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    }
  });
}

test('the arrow of a dropdown is a triangle: its sides are not seen', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openSettled(page, '/docs/intro');
  const [top, side, behind] = await page
    .locator('.dropdown > .navbar__link')
    .first()
    .evaluate((element) => {
      const arrow = getComputedStyle(element, '::after');
      return [
        arrow.borderTopColor,
        arrow.borderLeftColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ];
    });
  expect(side).toBe(behind);
  expect(top).not.toBe(behind);
});

/** The arrow is cut out of its background. */
function readArrow(page: Page): Promise<string> {
  return page
    .locator('.menu__caret')
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
}

function readOutline(row: Locator): Promise<string> {
  return row.evaluate((element) => getComputedStyle(element).outlineStyle);
}

function readBorder(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const {borderBlockEndWidth, borderBlockEndColor} = getComputedStyle(element);
    return `${borderBlockEndWidth} ${borderBlockEndColor}`;
  });
}
