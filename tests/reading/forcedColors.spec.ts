import type {Locator, Page} from '@playwright/test';
import {openSettled} from '../support/openPage';
import {showMode} from '../support/showMode';
import {expect, test} from '../support/test';

test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}, colorScheme: 'dark'});

/** What Chromium takes for the canvas in forced colours. */
const CANVAS = {light: 'rgb(255, 255, 255)', dark: 'rgb(0, 0, 0)'} as const;

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

test('marked lines of code, and what an address leads to, stand out without a background', async ({page}) => {
  await openSettled(page, '/docs/learn/android/wait');
  await expect(page.locator('.line-inserted').first()).toHaveCSS('border-left-style', 'solid');
  for (const [address, id] of [
    ['/docs/reference/glossary', 'activation-key'],
    ['/docs/android/api/screen/findcolors', 'screen.FindColors.find_all'],
    ['/docs/android/api/node/web/webnode', 'node.WebNode.text'],
  ]) {
    await openSettled(page, `${address}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toHaveCSS('outline-style', 'solid');
  }
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

test('of the hits only the active one has an edge', async ({page}) => {
  await openSettled(page, '/search?q=click');
  await expect(page.getByRole('main').locator('ol a').first()).toHaveCSS('border-left-color', CANVAS.dark);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('click');
  const hits = dialog.getByRole('option');
  await expect(hits.nth(0)).not.toHaveCSS('border-left-color', CANVAS.dark);
  await expect(hits.nth(1)).toHaveCSS('border-left-color', CANVAS.dark);
});

test('a drawing can be read on a canvas that is light while the page is dark, or dark while it is light', async ({
  page,
}) => {
  await openSettled(page, '/docs/android/esp32');
  const box = page.locator('figure svg g').filter({has: page.locator('text')});
  for (const [scheme, mode] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({colorScheme: scheme, forcedColors: 'active'});
    await showMode(page, mode);
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(canvas).toBe(CANVAS[scheme]);
    const fills = await box.evaluateAll((groups) =>
      groups.map((group) =>
        ['rect', 'text'].map((name) => {
          const part = group.querySelector(name);
          return part && getComputedStyle(part).fill;
        }),
      ),
    );
    expect(fills.length).toBeGreaterThan(0);
    for (const [behind, text] of fills) {
      expect(behind ?? canvas, `${scheme} canvas`).toBe(canvas);
      expect(text, `${scheme} canvas`).not.toBe(canvas);
    }
  }
});

test('what cannot be pressed at the moment differs from what can', async ({page}) => {
  await openSettled(page, '/lab/phone');
  const main = page.getByRole('main');
  const readColor = (name: string) =>
    main.getByRole('button', {name}).evaluate((button) => getComputedStyle(button).color);
  await expect(main.getByRole('button', {name: 'Reset'})).toHaveAttribute('aria-disabled', 'true');
  expect(await readColor('Reset')).not.toBe(await readColor('Save'));
});

test('the editor shows the line that failed, and the name that a key would choose', async ({page}) => {
  await openSettled(page, '/lab/phone');
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await script.fill('print(1)\nprint(1 / 0)');
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.getByText('ZeroDivisionError').first()).toBeVisible({timeout: 30_000});
  const lines = script.locator('.cm-line');
  await expect(lines.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(lines.nth(0)).toHaveCSS('outline-style', 'none');
  await script.press('Control+End');
  await page.keyboard.type('\npri');
  const names = main.getByRole('listbox').getByRole('option');
  await expect(names.nth(0)).toHaveCSS('outline-style', 'solid');
  await expect(names.nth(1)).toHaveCSS('outline-style', 'none');
});

test('the focus shows on the screen of the simulated phone, which is light on a dark canvas too', async ({
  page,
}) => {
  await openSettled(page, '/lab/phone');
  const screen = page.getByRole('application', {name: /^Point on the screen/});
  await screen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(screen).toHaveCSS('outline-color', 'rgb(10, 114, 101)');
});

test('the arrows of the sidebar stand out on a light and on a dark canvas, whatever the colour mode of the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openSettled(page, '/docs/android/api/system/clipboard');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: scheme, forcedColors: 'active'});
    for (const mode of ['light', 'dark'] as const) {
      await showMode(page, mode);
      expect(await readArrow(page), `${scheme} canvas, ${mode} page`).toBe(
        scheme === 'dark' ? CANVAS.light : CANVAS.dark,
      );
    }
  }
});

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
