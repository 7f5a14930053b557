import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {spaceText} from '../support/spaceText';
import {expect, test} from '../support/test';

const WIDTHS = [997, 1100, 1200, 1321, 1440];

for (const isSpaced of [false, true]) {
  test(`no entry of the navbar covers another${isSpaced ? ' with a reader’s text spacing' : ''}`, async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    if (isSpaced) await spaceText(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => findOverlaps(page)).toEqual([]);
    }
  });
}

test('at twice the size of text no entry covers another, on a phone too', async ({page, context}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await openHydrated(page, '/docs/intro');
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => findOverlaps(page)).toEqual([]);
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
});

/** Names of the entries that another covers, or that stand outside the window. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('nav.navbar :is(a, button)');
    const entries = [...controls]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({
        name: element.ariaLabel ?? element.textContent,
        rect: element.getBoundingClientRect(),
      }));
    const outside = entries.filter(({rect}) => rect.left < 0 || rect.right > window.innerWidth);
    const covered = entries.filter(({rect}, index) =>
      entries
        .slice(index + 1)
        .some(
          (other) =>
            rect.left < other.rect.right - 1 &&
            other.rect.left < rect.right - 1 &&
            rect.top < other.rect.bottom - 1 &&
            other.rect.top < rect.bottom - 1,
        ),
    );
    return [...outside, ...covered].map(({name}) => name);
  });
}
