import type {Page} from '@playwright/test';
import {findFaultsOn} from '../support/axePage';
import {findSmallTargets} from '../support/findSmallTargets';
import {openHydrated} from '../support/openPage';
import {readOnlyTest as test} from '../support/readOnlyTest';
import {resize} from '../support/resize';
import {spaceText} from '../support/spaceText';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {trimRepeats} from '../support/trimRepeats';
import {findCutText, findSidewaysScrolling} from './findLostText';
import {skipUnchanged} from './pageVerdicts';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

/** On the stock category page, a card is never narrower than its widest letter and its padding. */
const MAX_OVERFLOW_PX = 2;
/** The stock list of tags keeps its margins, which grow with the text. */
const STOCK_OVERFLOW = new Set(['/blog/tags 400 320']);

for (const address of TEMPLATES) {
  test.describe(() => {
    // In one worker, one after another: the page is loaded once for all.
    test.describe.configure({mode: 'default'});
    test.beforeEach(() => skipUnchanged(test.info(), address));

    test(`${address} passes axe with its frame, in both colour modes, on desktop and phone`, async ({
      page,
      axePage,
      seenAt,
    }) => {
      await open(page, address);
      for (const viewport of [DESKTOP, PHONE]) {
        await resize(page, viewport);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await axePage.setViewportSize(viewport);
        const copy = await trimRepeats(page, {frame: 'keep', seen: seenAt(viewport.width)});
        expect(await findFaultsOn(axePage, copy), `${viewport.width} px`).toEqual([]);
      }
    });

    test(`every target of ${address} is large enough, or has room around it`, async ({page}) => {
      await open(page, address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of [1440, 360]) {
        await resize(page, {width, height: 800});
        await expect.poll(() => findSmallTargets(page)).toEqual([]);
      }
    });

    test(`${address} scrolls one way only with text of 150, 200 and 400 %, and loses none at 200 %`, async ({
      page,
    }) => {
      await open(page, address);
      for (const scale of [150, 200, 400]) {
        await setTextSize(page, `${scale}%`);
        for (const width of [320, 480, 640, 800, 996]) {
          if (STOCK_OVERFLOW.has(`${address} ${scale} ${width}`)) continue;
          await page.setViewportSize({width, height: 800});
          await expect
            .poll(() => findPageOverflow(page), {message: `${scale} % at ${width} px`})
            .toBeLessThanOrEqual(MAX_OVERFLOW_PX);
        }
      }
      await setTextSize(page, '200%');
      await page.setViewportSize(DESKTOP);
      await expect.poll(() => findCutText(page)).toEqual([]);
      await setTextSize(page, '');
    });

    // The last, as the spacing stays.
    test(`${address} scrolls one way only and loses no text, at 400 % zoom and with a reader’s text spacing`, async ({
      page,
    }) => {
      await open(page, address);
      // 1280 × 1024 at 400 %
      await resize(page, {width: 320, height: 256});
      // Hits load after the page.
      if (address.startsWith('/search')) await page.locator('main ol a').first().waitFor();
      await expectWhole(page);
      await spaceText(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 800});
        await expectWhole(page);
      }
    });
  });
}

/** Opens a page, unless an earlier test has left it open. */
async function open(page: Page, address: string): Promise<void> {
  const {pathname, search} = new URL(page.url());
  if (decodeURI(pathname) + search === address) return;
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, address);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** How far the page scrolls sideways, in pixels. */
function findPageOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until nothing scrolls sideways or is cut off: a change of the width takes a moment. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => findSidewaysScrolling(page)).toEqual([]);
  await expect.poll(() => findCutText(page)).toEqual([]);
}
