import type {Page} from '@playwright/test';

/**
 * Boxes that scroll horizontally and are neither code nor a table; the page itself is one of them. A row of choices may, but not at
 * 320 px, which is a zoom of 400 % (WCAG 2.2, 1.4.10).
 */
export function findSidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const exempt = window.innerWidth > 320 ? 'pre, .table-scroll, fieldset' : 'pre, .table-scroll';
    return [...document.querySelectorAll<HTMLElement>('html, body, body *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(
        (element) =>
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .filter((element) => !element.matches(exempt) && element.checkVisibility({visibilityProperty: true}))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.scrollWidth} > ${element.clientWidth}`,
      );
  });
}

/**
 * Elements that cut off their own text. Text for screen readers alone is exempt, and a line in a link that ends in an
 * ellipsis: the linked page has all of it.
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.trim() !== '',
      )
      .filter((element) => {
        const {overflowX, overflowY, clipPath, textOverflow} = getComputedStyle(element);
        const isForScreenReaders = element.clientWidth <= 1 || clipPath !== 'none';
        const isPreview = textOverflow === 'ellipsis' && element.closest('a') !== null;
        const isCut =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && !isForScreenReaders && !isPreview;
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`,
      ),
  );
}
