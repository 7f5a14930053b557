import type {Page} from '@playwright/test';
import {readOnlyTest as test} from '../support/readOnlyTest';
import {openHydrated} from '../support/scripts';
import {spaceText} from '../support/spaceText';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';

/** A card of the stock category page is as wide as its longest letter and its padding. */
const MAX_OVERFLOW_PX = 2;
/** The stock list of tags keeps its margins, which grow with the text. */
const STOCK_OVERFLOW = new Set(['/blog/tags 400 320']);

for (const address of TEMPLATES) {
  test(`${address} scrolls one way only and loses no text, at 400 % zoom and with a reader’s text spacing`, async ({
    page,
  }) => {
    // 1280 × 1024 at 400 %
    await page.setViewportSize({width: 320, height: 256});
    await openHydrated(page, address);
    // The hits come after the page.
    if (address.startsWith('/search')) await page.locator('main ol a').first().waitFor();
    await expectWhole(page);
    await spaceText(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 800});
      await expectWhole(page);
    }
  });
}

for (const address of TEMPLATES) {
  test(`${address} scrolls one way only with text of 150, 200 and 400 %`, async ({page}) => {
    await openHydrated(page, address);
    for (const scale of [150, 200, 400]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, scale);
      for (const width of [320, 480, 640, 800, 996]) {
        if (STOCK_OVERFLOW.has(`${address} ${scale} ${width}`)) continue;
        await page.setViewportSize({width, height: 800});
        await expect
          .poll(() => findPageOverflow(page), {message: `${scale} % at ${width} px`})
          .toBeLessThanOrEqual(MAX_OVERFLOW_PX);
      }
    }
  });
}

/** How far the page scrolls sideways, in pixels. */
function findPageOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits for what a change of the width moves. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => findSidewaysScrolling(page)).toEqual([]);
  await expect.poll(() => findCutText(page)).toEqual([]);
}

/** Boxes wider than their place that are neither code nor a table, the page among them. */
function findSidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body, body *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(
        (element) =>
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .filter(
        (element) =>
          !element.matches('pre, .table-scroll') && element.checkVisibility({visibilityProperty: true}),
      )
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`,
      ),
  );
}

/**
 * Elements that hide a part of their own text, but for what is there for the ear only, and for a line in a link that ends
 * in an ellipsis: the page it leads to has the whole.
 */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.trim() !== '',
      )
      .filter((element) => {
        const {overflowX, overflowY, clipPath, textOverflow} = getComputedStyle(element);
        const isForTheEar = element.clientWidth <= 1 || clipPath !== 'none';
        const isPreview = textOverflow === 'ellipsis' && element.closest('a') !== null;
        const isCut =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && !isForTheEar && !isPreview;
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`,
      ),
  );
}
