import {findNavbarOverlaps} from '../support/findNavbarOverlaps';
import {openHydrated} from '../support/openPage';
import {spaceText} from '../support/spaceText';
import {expect, test} from '../support/test';

const WIDTHS = [997, 1100, 1200, 1321, 1440];

test('no entry of the navbar covers another, nor with a reader’s text spacing', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  for (const spacing of ['as it is', 'spaced']) {
    if (spacing === 'spaced') await spaceText(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => findNavbarOverlaps(page), {message: `${spacing}, ${width} px`}).toEqual([]);
    }
  }
});

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
