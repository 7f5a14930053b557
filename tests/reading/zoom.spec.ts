import {expect, type Page, test} from '@playwright/test';
import {openSettled} from '../support/scripts';
import {spaceText} from '../support/spaceText';
import {TEMPLATES} from '../support/templates';

for (const address of TEMPLATES) {
  test(`${address} at 400 % zoom scrolls one way only, but for code and tables, and loses no text`, async ({
    page,
  }) => {
    // 1280 × 1024 at 400 %
    await page.setViewportSize({width: 320, height: 256});
    await openSettled(page, address);
    expect(await findSidewaysScrolling(page)).toEqual([]);
    expect(await findCutText(page)).toEqual([]);
  });

  for (const width of [360, 1440]) {
    test(`${address} loses no text to a reader’s text spacing at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await openSettled(page, address);
      await spaceText(page);
      expect(await findSidewaysScrolling(page)).toEqual([]);
      expect(await findCutText(page)).toEqual([]);
    });
  }
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

/** Elements that hide a part of their own text, but for what is there for the ear only. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.trim() !== '',
      )
      .filter((element) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(element);
        const isForTheEar = element.clientWidth <= 1 || clipPath !== 'none';
        const isCut =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && !isForTheEar;
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`,
      ),
  );
}
