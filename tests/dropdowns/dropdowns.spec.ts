import type {Locator, Page} from '@playwright/test';
import {clickInPlace} from '../support/clickInPlace';
import {DOCS_PAGE, openHydrated} from '../support/openPage';
import {resize} from '../support/resize';
import {scrollUpTo} from '../support/scrollUpTo';
import {expect, test} from '../support/test';

test.use({viewport: {width: 1440, height: 900}});

for (const key of ['Enter', 'Space']) {
  test(`a dropdown opens and closes by ${key}`, async ({page}) => {
    const {button} = await findCloud(page);
    await button.focus();
    await page.keyboard.press(key);
    await expectOpen(page);
    await page.keyboard.press(key);
    await expectClosed(page);
  });
}

test('a dropdown opens and closes by click', async ({page}) => {
  const {button} = await findCloud(page);
  await button.click();
  await expectOpen(page);
  await button.click();
  await expectClosed(page);
});

test('arrow keys open a dropdown and walk its links round', async ({page}) => {
  const {button, control, database} = await findCloud(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(page);
  await expect(control).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(database).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(control).toBeFocused();
  await page.keyboard.press('End');
  await expect(database).toBeFocused();
  await page.keyboard.press('Home');
  await expect(control).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(database).toBeFocused();
});

test('Escape closes a dropdown and gives the focus back to its button', async ({page}) => {
  const {button, control} = await findCloud(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(control).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
});

test('the search that was opened from a dropdown gives the focus back to its button', async ({page}) => {
  const {button, control} = await findCloud(page);
  const search = page.getByRole('dialog', {name: 'Search'});
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(control).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(button).toBeFocused();
});

test('the keyboard in a dropdown leaves the page where it was', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await scrollUpTo(page, 800);
  const {button, control} = parts(page);
  await expect(button).toBeInViewport({ratio: 1});
  await clickInPlace(button);
  await page.keyboard.press('ArrowDown');
  await expect(control).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Forum'}).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(800);
});

test('a press outside closes a dropdown', async ({page}) => {
  const {button} = await findCloud(page);
  await button.click();
  await page.mouse.click(700, 500);
  await expectClosed(page);
});

test('a dropdown that a narrow window has hidden is closed when the window is wide again', async ({page}) => {
  const {button} = await findCloud(page);
  await button.click();
  await expectOpen(page);
  await resize(page, {width: 1300, height: 900});
  await expectOpen(page);
  await resize(page, {width: 360, height: 740});
  await expect(button).toBeHidden();
  await resize(page, {width: 1440, height: 900});
  await expectClosed(page);
});

test('a dropdown closes when the focus leaves it, in both directions', async ({page}) => {
  const {button, database} = await findCloud(page);
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(database).toBeFocused();
  await page.keyboard.press('Tab');
  await expectClosed(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
});

test('hover shows nothing that aria-expanded calls closed', async ({page}) => {
  await page.clock.install();
  const {button} = await findCloud(page);
  await button.hover();
  await page.clock.runFor(1000);
  await expectClosed(page);
});

test('a link of a dropdown closes it and leads to its page', async ({page}) => {
  const {button, database} = await findCloud(page);
  await button.click();
  await database.click();
  await expect(page).toHaveURL('/docs/service/db');
  await expectClosed(page);
});

test('the language dropdown is a dropdown of the same kind', async ({page}) => {
  await openHydrated(page, '/videos');
  const button = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'English'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'English'})).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the links of a dropdown show on hover and by keyboard, and no state is claimed', async ({page}) => {
    await page.goto('/videos');
    const {button, control} = parts(page);
    expect(await button.getAttribute('aria-expanded')).toBeNull();
    await expect(control).toBeHidden();
    await button.hover();
    await expect(control).toBeVisible();
    await page.mouse.move(700, 500);
    await expect(control).toBeHidden();
    await button.focus();
    await expect(control).toBeVisible();
  });
});

async function findCloud(page: Page) {
  await openHydrated(page, '/videos');
  return parts(page);
}

function parts(page: Page): {button: Locator; control: Locator; database: Locator} {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  return {
    button: navbar.getByRole('button', {name: 'Cloud services'}),
    control: navbar.getByRole('link', {name: 'Cloud control'}),
    database: navbar.getByRole('link', {name: 'Cloud database'}),
  };
}

async function expectOpen(page: Page): Promise<void> {
  const {button, control} = parts(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(control).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  const {button, control} = parts(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(control).toBeHidden();
}
