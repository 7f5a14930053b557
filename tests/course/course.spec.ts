import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {fillStorage, refuseStorage, storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const COURSE = '/docs/learn/android/';
const FIRST = '/docs/learn/android/look';
const SECOND = '/docs/learn/android/tap';
const MARKED = /^1 of \d chapters done\.$/;

test('a chapter says where in the course it is, and Next leads to the one after it', async ({page}) => {
  await openHydrated(page, FIRST);
  await expect(page.getByText(/Chapter 1 of \d/)).toBeVisible();
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL(new RegExp(`${SECOND}$`));
  await expect(page.getByText(/Chapter 2 of \d/)).toBeVisible();
});

test('a mark is set by the keyboard alone and is there after a reload', async ({page}) => {
  await openHydrated(page, FIRST);
  await mark(page).focus();
  await page.keyboard.press('Space');
  await expect(note(page)).toHaveText(MARKED);
  await openHydrated(page, FIRST);
  await expect(mark(page)).toBeChecked();
  await openHydrated(page, COURSE);
  await expect(page.getByRole('checkbox', {name: 'Done: Look at the screen'})).toBeChecked();
});

test('a reader can take a mark back, and have all of them forgotten', async ({page}) => {
  await storeEarlier(page, {course: '["learn/android/look","learn/android/tap","learn/elsewhere/x"]'});
  await openHydrated(page, FIRST);
  await mark(page).uncheck();
  await expect(note(page)).toHaveText(MARKED);
  await openHydrated(page, COURSE);
  await page.getByRole('button', {name: 'Forget my progress'}).click();
  await expect(note(page)).toHaveText(/^0 of \d chapters done\.$/);
  expect(await page.evaluate(() => localStorage.getItem('course'))).toBe('["learn/elsewhere/x"]');
});

test('marks that were forgotten by a slip come back, also after a second press', async ({page}) => {
  await storeEarlier(page, {course: '["learn/android/look","learn/android/tap"]'});
  await openHydrated(page, COURSE);
  const forget = page.getByRole('button', {name: 'Forget my progress'});
  await forget.click();
  await forget.click();
  await expect(note(page)).toHaveText(/^0 of \d chapters done\.$/);
  await page.getByRole('button', {name: 'Bring it back'}).click();
  await expect(note(page)).toHaveText(/^2 of \d chapters done\.$/);
  await expect(page.getByRole('checkbox', {name: 'Done: Look at the screen'})).toBeChecked();
});

test('two tabs show the same marks, and neither takes the other’s away', async ({page, context}) => {
  const other = await context.newPage();
  await openHydrated(page, FIRST);
  await openHydrated(other, SECOND);
  await mark(page).check();
  await expect(note(other)).toHaveText(MARKED);
  await mark(other).check();
  await expect(note(page)).toHaveText(/^2 of \d chapters done\.$/);
});

for (const [name, take, fault] of [
  ['refused', refuseStorage, PROVOKED.refusedStorage],
  ['full', fillStorage, PROVOKED.fullStorage],
] as const) {
  test(`where storage is ${name} a mark lasts as long as the tab, and the page says so`, async ({
    page,
    faults,
  }) => {
    faults.allow(fault);
    await page.addInitScript(take);
    await openHydrated(page, FIRST);
    await mark(page).check();
    await expect(note(page)).toContainText('Your browser keeps nothing for this site');
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(page.getByText(/Chapter 2 of \d/)).toBeVisible();
    await expect(note(page)).toContainText('1 of');
  });
}

test('where storage holds garbage it counts as no mark', async ({page}) => {
  await storeEarlier(page, {course: '{"\u0000<img src=x>'});
  await openHydrated(page, FIRST);
  await expect(note(page)).toHaveText(/^0 of/);
  await mark(page).check();
  await expect(note(page)).toHaveText(MARKED);
});

test('marks that are stored move nothing when they show', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const path of [COURSE, FIRST]) {
    await openHydrated(page, path);
    const before = await measure(page);
    await storeEarlier(page, {course: '["learn/android/look","learn/android/tap"]'});
    await openHydrated(page, path);
    await expect(note(page)).toContainText('2 of');
    expect(await measure(page)).toBe(before);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a chapter has its place and its text, and no mark that does nothing', async ({page}) => {
    await page.goto(FIRST);
    await expect(page.getByText(/Chapter 1 of \d/)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.goto(COURSE);
    await expect(page.getByRole('link', {name: 'Tap and check'}).last()).toBeVisible();
    await expect(
      page.getByText('Forget my progress', {exact: true}).and(page.locator('button')),
    ).toBeHidden();
  });
});

function mark(page: Page) {
  return page.getByRole('checkbox', {name: 'I have done this chapter'});
}

function note(page: Page) {
  return page.getByText(/\d of \d chapters done/);
}

function measure(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
