import type {Page} from '@playwright/test';
import {DOCS_PAGE, openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test.use({viewport: {width: 1440, height: 900}});

test('after a navigation to another layout the focus is on the heading and the title is announced', async ({
  page,
}) => {
  await openHydrated(page, '/videos');
  await expect(page.locator('.page-announcer')).toHaveText('');
  await follow(page, 'Android');
  await expectAnnounced(page);
  await follow(page, 'iOS');
  await expectAnnounced(page);
});

test('after going back the focus is on the heading of the page before', async ({page}) => {
  await openHydrated(page, '/videos');
  await follow(page, 'Shop');
  await expectAnnounced(page);
  await page.goBack();
  await expect(page).toHaveURL('/videos');
  await expectAnnounced(page);
});

test('the first page takes no focus and announces nothing', async ({page}) => {
  await page.clock.install();
  await openHydrated(page, DOCS_PAGE);
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.locator('.page-announcer')).toHaveText('');
});

test('an entry of the table of contents moves the focus to its heading, and Tab goes on from there', async ({
  page,
}) => {
  await openHydrated(page, DOCS_PAGE);
  const entry = page.locator('.table-of-contents a').last();
  const hash = (await entry.getAttribute('href')) ?? '';
  await entry.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const isAfter = await heading.evaluate(
    (element) =>
      document.activeElement !== null &&
      (element.contains(document.activeElement) ||
        (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  );
  expect(isAfter).toBe(true);
});

test('who has skipped to the content and then presses the pointer in it goes on with Tab from there', async ({
  page,
}) => {
  await openHydrated(page, DOCS_PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.locator('main :is(h2, h3)').last().click();
  await page.keyboard.press('Tab');
  const isAfter = await page.evaluate(() => {
    const pressed = [...document.querySelectorAll('main :is(h2, h3)')].at(-1);
    const place = pressed?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isAfter).toBe(true);
});

test('the navbar stays in sight as long as it has the keyboard’s focus', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  // Past the skip link and the announcement.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  const focused = page.locator('nav.navbar :focus');
  await expect(focused).toBeVisible();
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await expect(focused).toBeInViewport();
});

async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
}

async function expectAnnounced(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toBeFocused();
  const text = (await heading.textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(text.slice(0, 8)));
  await expect(page.locator('.page-announcer')).toHaveText(await page.title());
}
