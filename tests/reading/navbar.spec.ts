import {findNavbarOverlaps} from '../support/findNavbarOverlaps';
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
      await expect.poll(() => findNavbarOverlaps(page)).toEqual([]);
    }
  });
}

test('at twice the size of text no entry covers another, on a phone too', async ({page, context}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  await openHydrated(page, '/docs/intro');
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => findNavbarOverlaps(page)).toEqual([]);
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
});
