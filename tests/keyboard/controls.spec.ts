import type {Locator, Page} from '@playwright/test';
import {tabTo} from '../support/keyboard';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

const DOCS_PAGE = '/docs/android/api/system/clipboard';

test.use({viewport: {width: 1440, height: 900}});

test.describe('the sidebar', () => {
  for (const key of ['Enter', 'Space']) {
    test(`a category with a page of its own opens and closes by ${key}`, async ({page}) => {
      const category = await findCategory(page, '.menu__caret');
      await expectToggles(page, category, key);
    });

    test(`a category without a page opens and closes by ${key}`, async ({page}) => {
      const category = await findCategory(page, 'a[role=button]');
      await expectToggles(page, category, key);
      await expect(page).toHaveURL(DOCS_PAGE);
    });
  }

  test('goes away and comes back by keyboard, Tab passes its button, and the focus stays on it', async ({
    page,
  }) => {
    await openHydrated(page, DOCS_PAGE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const collapse = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
    const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
    await collapse.press('Enter');
    await expect(sidebar).toBeHidden();
    await expect(expand).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(expand).not.toBeFocused();
    await expect(sidebar).toBeHidden();
    await expand.press('Space');
    await expect(sidebar).toBeVisible();
    await expect(collapse).toBeFocused();
  });
});

test('tabs are one stop, arrow keys go round them, Enter and Space choose, and Tab goes on into the panel', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const tabs = page.getByRole('tab');
  const [android, ios, windows] = ['Android', 'iOS', 'Windows'].map((name) =>
    page.getByRole('tab', {name, exact: true}),
  ) as [Locator, Locator, Locator];
  await android.press('ArrowLeft');
  await expect(windows).toBeFocused();
  await windows.press('ArrowRight');
  await expect(android).toBeFocused();
  for (const [tab, key] of [
    [ios, 'Space'],
    [windows, 'Enter'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await page.keyboard.press(key);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(tabs.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]:not([hidden])') != null),
  ).toBe(true);
});

test('a code block is copied and wrapped by key, and scrolls by arrow keys', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/android/api/screen/findcolors');
  const block = page
    .locator('figure[data-language=python]')
    .filter({has: page.locator('pre')})
    .first();
  const code = block.locator('pre');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const wrap = block.getByRole('button', {name: 'Wrap'});
  await wrap.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
});

test('the table of contents of a phone says whether it is open, and leads to its headings', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, DOCS_PAGE);
  const button = page.getByRole('button', {name: 'On this page'});
  const entry = page.locator('.theme-doc-toc-mobile a').first();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  const hash = (await entry.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeFocused();
  await button.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
});

test('breadcrumbs and pagination lead on, and the focus arrives at the heading', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  for (const name of ['Docs pages', 'Breadcrumbs']) {
    const link = page.getByRole('navigation', {name}).getByRole('link').last();
    const target = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  }
});

test('the API index is filtered and followed without a pointer', async ({page}) => {
  await openHydrated(page, '/docs/android/guide/api');
  await page.getByRole('searchbox', {name: 'Filter by name or meaning'}).focus();
  await page.keyboard.type('clipboard.put');
  await expect(page.getByText('1 symbols')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Clipboard.put'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clipboard#system\.Clipboard\.put$/);
});

test('the comparison of platforms is narrowed by Space, and a table too wide for its box scrolls by arrow keys', async ({
  page,
}) => {
  await page.setViewportSize({width: 240, height: 740});
  await openHydrated(page, '/docs/reference/platforms');
  const filter = page.getByRole('checkbox');
  await filter.press('Space');
  await expect(filter).toBeChecked();
  await expect(filter).toBeFocused();
  const box = page.locator('.table-scroll[tabindex="0"]').first();
  await box.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('who closes the announcement goes on at the navbar', async ({page}) => {
  await openHydrated(page, '/videos');
  await page.getByRole('button', {name: 'Close the announcement'}).press('Enter');
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first()).toBeFocused();
});

test('a navbar that has gone with scrolling comes back when the focus enters it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 400});
  await openHydrated(page, '/videos');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await page.getByRole('main').locator('a, button').first().focus();
  await page.mouse.move(700, 300);
  // Two turns of the wheel: from the first, the navbar only learns the scroll position.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(navbar.getByRole('button', {name: /Switch between dark/})).toBeFocused();
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('in the menu of a phone a dropdown is one button that says what it holds and whether it is open', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/videos');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const button = menu.getByRole('button', {name: /Cloud services/});
  const link = menu.getByRole('link', {name: 'Cloud control'});
  await expect(menu.getByRole('button', {name: /dropdown/})).toHaveCount(0);
  for (const key of ['Enter', 'Space']) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await button.press(key);
  }
});

test('in a menu that is not modal yet, a key acts on the control that has the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/videos');
  // The frame after which the menu becomes modal (showAsModal.ts).
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
  const button = page.getByRole('dialog', {name: 'Menu'}).getByRole('button', {name: /Cloud services/});
  await button.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

async function findCategory(page: Page, control: string): Promise<Locator> {
  await openHydrated(page, DOCS_PAGE);
  const closed = page.locator(`.theme-doc-sidebar-menu .menu__list-item--collapsed ${control}`).first();
  const name = (await closed.getAttribute('aria-label')) ?? (await closed.textContent()) ?? '';
  // Its name changes from 'Expand …' to 'Collapse …', its place does not.
  const [, label = name] = name.match(/'(.*)'/) ?? [];
  return page
    .locator('.theme-doc-sidebar-menu .menu__list-item')
    .filter({hasText: label})
    .last()
    .locator(control);
}

async function expectToggles(page: Page, control: Locator, key: string): Promise<void> {
  const list = control.locator('xpath=../following-sibling::ul');
  await control.focus();
  for (const isOpen of [true, false]) {
    await page.keyboard.press(key);
    await expect(control).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(list.getByRole('link').first()).toBeVisible({visible: isOpen});
    await expect(control).toBeFocused();
  }
}

test('a wide table on a phone keeps names of code whole, and a link in it is scrolled into view', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openHydrated(page, '/docs/reference/platforms');
  const table = page.getByRole('main').getByRole('table').first();
  const lines = await table
    .getByRole('row')
    .filter({hasText: 'colours, pictures'})
    .locator('code')
    .evaluateAll((names) => names.map((name) => name.getClientRects().length));
  expect(lines).toEqual([1, 1, 1]);
  await page.setViewportSize({width: 240, height: 800});
  const box = page.locator('.table-scroll').first();
  const link = box.getByRole('link', {name: 'rapidocr'});
  await tabTo(page, link);
  const [outer, inner] = await Promise.all([box.boundingBox(), link.boundingBox()]);
  const [end, linkEnd] = [outer, inner].map((rect) => (rect ? rect.x + rect.width : Number.NaN));
  expect(linkEnd).toBeLessThanOrEqual(end ?? 0);
});
