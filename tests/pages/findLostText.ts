import type {Page} from '@playwright/test';

/** Boxes wider than their place that are neither code nor a table, the page among them. */
export function findSidewaysScrolling(page: Page): Promise<string[]> {
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
export function findCutText(page: Page): Promise<string[]> {
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
