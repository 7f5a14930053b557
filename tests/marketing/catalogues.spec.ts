import type {Page} from '@playwright/test';
import {expectFocus} from '../support/keyboard';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test.use({viewport: {width: 360, height: 740}});

function choice(page: Page, question: RegExp | string, answer: string) {
  return page.getByRole('group', {name: question}).getByRole('button', {name: answer, exact: true});
}

function status(page: Page) {
  return page.getByRole('main').getByRole('status');
}

test.describe('the shop', () => {
  test('tells by four answers what a reader needs, in an address that can be shared', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/shop');
    await expect(status(page)).toHaveText('Answer all four to see what fits.');
    await choice(page, /Which system/, 'Android').click();
    await choice(page, /Root/, 'No').click();
    await choice(page, /ignore taps/, 'Yes').click();
    await choice(page, /How many/, 'More').click();
    await expect(status(page)).toContainText('ESP32-S3 board. Your apps want real touches.');
    await expect(page).toHaveURL('/shop?system=android&access=no&touch=yes&amount=many');

    const other = await context.newPage();
    await openHydrated(other, page.url());
    await expect(status(other)).toContainText('ESP32-S3 board.');
    await expect(choice(other, /Root/, 'No')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is answered with the keyboard: focus and place stay, Back takes an answer away', async ({page}) => {
    await openHydrated(page, '/shop');
    await choice(page, /How many/, 'Up to 25').focus();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(choice(page, /How many/, 'Up to 25')).toHaveAttribute('aria-pressed', 'true');
    await expectFocus(page, 'Up to 25');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect(choice(page, /How many/, 'Up to 25')).toHaveAttribute('aria-pressed', 'false');
  });

  test('asks nothing further of who uses Windows', async ({page}) => {
    await openHydrated(page, '/shop');
    await choice(page, /Which system/, 'Windows').click();
    await expect(status(page)).toContainText('No board to buy.');
    await expect(page.getByRole('group')).toHaveCount(1);
  });

  test('takes no answer about Root for one about a computer', async ({page}) => {
    await openHydrated(page, '/shop');
    await choice(page, /Which system/, 'Android').click();
    await choice(page, /Root/, 'Yes').click();
    await choice(page, /ignore taps/, 'No').click();
    await choice(page, /How many/, 'More').click();
    await choice(page, /Which system/, 'iOS').click();
    await expect(choice(page, /computer at hand/, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await expect(status(page)).toHaveText('Answer all four to see what fits.');
    await expect(page).toHaveURL('/shop?system=ios&touch=no&amount=many');
  });

  test('leaves out answers in the address that it does not know', async ({page}) => {
    await openHydrated(page, '/shop?system=symbian&access=no');
    await expect(status(page)).toHaveText('Answer all four to see what fits.');
    await expect(choice(page, /Root/, 'No')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the videos', () => {
  test('are filtered by platform and level, in an address that can be shared', async ({page}) => {
    await openHydrated(page, '/videos?level=advanced');
    await expect(status(page)).toHaveText('1 video');
    await expect(page.getByRole('row')).toHaveCount(2);
    await choice(page, 'Platform', 'Android').click();
    await expect(page).toHaveURL('/videos?level=advanced&platform=android');
    await choice(page, 'Level', 'All').click();
    await expect(page).toHaveURL('/videos?platform=android');
    await expect(status(page)).toHaveText(/^\d+ videos$/);
    await expectFocus(page, 'All');
  });

  test('that do not exist are said to be missing, with a way on', async ({page}) => {
    await openHydrated(page, '/videos');
    await choice(page, 'Platform', 'Windows').click();
    await expect(status(page)).toContainText('No public video fits.');
    await expect(page.getByRole('table')).toHaveCount(0);
    await choice(page, 'Platform', 'All').click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test.describe('the plug-ins', () => {
  test('are found by a word and by kind', async ({page}) => {
    await openHydrated(page, '/plug');
    await page.getByRole('main').getByRole('searchbox').fill('  YOLO ');
    await expect(status(page)).toHaveText('2 plug-ins');
    await choice(page, 'Kind', 'Hardware').click();
    await expect(page).toHaveURL('/plug?kind=hardware');
    await expect(status(page)).toContainText('No plug-in fits.');
    await page.getByRole('main').getByRole('searchbox').fill('board');
    await expect(status(page)).toHaveText('1 plug-in');
    await choice(page, 'Kind', 'All').click();
    await expect(page).toHaveURL('/plug');
  });

  test('are found by several words, in any order', async ({page}) => {
    await openHydrated(page, '/plug');
    await page.getByLabel('Show only plug-ins with these words').fill('board ESP32');
    await expect(status(page)).toHaveText('1 plug-in');
  });

  test('lead to their pages', async ({page}) => {
    await openHydrated(page, '/plug');
    await page.getByRole('link', {name: 'Yolov8Ncnn'}).click();
    await expect(page).toHaveURL('/docs/android/api/screen/yolo/v8/yolo');
  });

  test('have a search field that a thumb can hit', async ({page}) => {
    await openHydrated(page, '/plug');
    const box = await page.getByRole('main').getByRole('searchbox').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
});
