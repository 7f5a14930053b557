import type {Locator, Page} from '@playwright/test';
import {clickInPlace} from '../support/clickInPlace';
import {isFocusIn} from '../support/keyboard';
import {DOCS_PAGE, openHydrated} from '../support/openPage';
import {scrollUpTo} from '../support/scrollUpTo';
import {expect, test} from '../support/test';

test.use({viewport: {width: 390, height: 700}});

test('the menu shows the docs sidebar first and leads back to the main menu', async ({page}) => {
  const menu = await openMenu(page, DOCS_PAGE);
  await expect(
    menu.getByRole('navigation').or(menu.locator('.theme-doc-sidebar-menu')).first(),
  ).toBeVisible();
  await expect(menu.getByRole('link', {name: 'Videos'})).toBeHidden();
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(menu.getByRole('link', {name: 'Videos'})).toBeVisible();
  await expect(menu.locator('.theme-doc-sidebar-menu')).toBeHidden();
  expect(await isFocusIn(page, 'dialog')).toBe(true);
});

test('the way back to the main menu follows the reader’s size of text', async ({page, context}) => {
  const session = await context.newCDPSession(page);
  const menu = await openMenu(page, DOCS_PAGE);
  const back = menu.getByRole('button', {name: /Back to main menu/});
  const readSize = () => back.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize));
  const before = await readSize();
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await expect.poll(readSize).toBe(2 * before);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
});

test('on a page without a sidebar the menu is the main menu', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  await expect(menu.getByRole('link', {name: 'Shop'})).toBeVisible();
  await expect(menu.getByRole('button', {name: /Back to main menu/})).toHaveCount(0);
});

test('focus moves into the menu, stays in it both ways round and returns to its button', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  expect(await isFocusIn(page, 'dialog')).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(key);
      // A dialog's round goes by the browser's own bar, where the page has no focus.
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu is rendered while a finger is on its button, shown when it lifts, and gone once closed', async ({
  page,
}) => {
  const dialog = await pressDown(page);
  await expect(dialog.locator('.theme-doc-sidebar-menu')).toBeAttached();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect.poll(() => isFocusIn(page, 'dialog')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('a press that leaves the button opens no menu, here or on the next page, where the next press does', async ({
  page,
}) => {
  const dialog = await pressDown(page);
  await expect(dialog).toBeAttached();
  await page.mouse.move(200, 400);
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await page.locator('.pagination-nav__link').first().press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(dialog).toBeHidden();
  await toggle(page).click();
  await expect(dialog).toBeVisible();
});

test('the menu is painted before the page becomes inert, and a key that comes earlier acts on it', async ({
  page,
}) => {
  await openHydrated(page, '/videos');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await toggle(page).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  const isModal = () => menu.evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await isModal()).toBe(true);
  expect(await isFocusIn(page, 'dialog')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await toggle(page).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('where there are no popovers the menu opens as well', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const menu = await openMenu(page, '/videos');
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a tap outside closes the menu, a tap in it does not', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  await page.mouse.click(60, 690);
  await expect(menu).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('a tap outside closes the menu while it is not modal yet', async ({page}) => {
  await openHydrated(page, '/videos');
  // No frame comes, after which the menu would be made modal.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('.navbar__toggle')?.click());
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the close button closes the menu, and it opens again', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).toBeHidden();
  await toggle(page).click();
  await expect(menu).toBeVisible();
});

test('the page behind the menu does not scroll, and does again after it', async ({page}) => {
  await openMenu(page, DOCS_PAGE);
  await page.mouse.move(380, 400);
  const isTurned = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), {once: true})),
  );
  await page.mouse.wheel(0, 600);
  await isTurned;
  // A page that could scroll would have done so in the second frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the page stands where it was when the menu closes', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await scrollUpTo(page, 800);
  await expect(toggle(page)).toBeInViewport({ratio: 1});
  await clickInPlace(toggle(page));
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
});

test('the menu closes when the screen turns wide, and the page is usable', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  await page.setViewportSize({width: 1200, height: 700});
  await expect(menu).toHaveCount(0);
  expect(await isFocusIn(page, 'nav')).toBe(true);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Shop'}).click();
  await expect(page).toHaveURL('/shop');
  await page.setViewportSize({width: 390, height: 700});
  await expect(menu).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a link of the menu closes it and leads to its page', async ({page}) => {
  const menu = await openMenu(page, '/videos');
  await menu.getByRole('link', {name: 'Shop'}).click();
  await expect(page).toHaveURL('/shop');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});

test('Back closes the menu also when the page was loaded from another one', async ({page}) => {
  await page.goto('/videos');
  const menu = await openMenu(page, DOCS_PAGE);
  await page.waitForFunction(() => window.history.state?.layers);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(DOCS_PAGE);
  await expect(toggle(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/videos');
});

test('from a page that was opened by the menu, Back leads to the page with the menu closed', async ({
  page,
}) => {
  await page.goto('/shop');
  const menu = await openMenu(page, '/videos');
  await menu.getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).not.toHaveURL('/videos');
  await page.goBack();
  await expect(page).toHaveURL('/videos');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

for (const [key, closeBy] of [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${key} closes the search that was opened over the menu, and leaves the menu`, async ({page}) => {
    const menu = await openMenu(page, DOCS_PAGE);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', {name: 'Search'});
    await expect(search).toBeVisible();
    await page.waitForFunction(() => window.history.state?.layers === 2);
    await closeBy(page);
    await page.waitForFunction(() => window.history.state?.layers === 1);
    await expect(search).toBeHidden();
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(DOCS_PAGE);
  });
}

test('a search that was opened over the menu gives the focus to its button when the screen has turned wide', async ({
  page,
}) => {
  const menu = await openMenu(page, DOCS_PAGE);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Search'});
  await expect(search).toBeVisible();
  await page.setViewportSize({width: 1200, height: 700});
  await expect(menu).toHaveCount(0);
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
});

test('a hit of the search that was opened over the menu closes the menu, and Back undoes it at once', async ({
  page,
}) => {
  await page.goto('/shop');
  const menu = await openMenu(page, DOCS_PAGE);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', {name: 'Search'});
  await search.getByRole('combobox').fill('click');
  await page.waitForFunction(() => window.history.state?.layers === 2);
  await search.getByRole('option').first().click();
  await expect(page).not.toHaveURL(DOCS_PAGE);
  await expect(search).toBeHidden();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(DOCS_PAGE);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

test('the menu is that of screens up to 996 pixels', async ({page}) => {
  await openHydrated(page, '/videos');
  await page.setViewportSize({width: 996, height: 700});
  await expect(toggle(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 700});
  await expect(toggle(page)).toBeHidden();
});

test('the second tap of a double one presses nothing of the menu that has come under the finger', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await openHydrated(page, DOCS_PAGE);
  const box = await toggle(page).boundingBox();
  const place = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const;
  const back = page.getByRole('button', {name: /Back to main menu/});
  // However slow the machine is, both taps come in the first moment.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', {playbackRate: 0});
  await page.mouse.click(...place);
  await expect(back).toBeVisible();
  await page.mouse.click(...place);
  await session.send('Animation.setPlaybackRate', {playbackRate: 1});
  await back.click();
  await expect(page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Videos'})).toBeVisible();
});

async function openMenu(page: Page, address: string): Promise<Locator> {
  await openHydrated(page, address);
  await toggle(page).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  return menu;
}

/** Presses the menu's button without lifting the finger; gives the dialog, which is not shown yet. */
async function pressDown(page: Page): Promise<Locator> {
  await openHydrated(page, DOCS_PAGE);
  await toggle(page).hover();
  await page.mouse.down();
  return page.locator('dialog[aria-label=Menu]');
}

function toggle(page: Page): Locator {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}
