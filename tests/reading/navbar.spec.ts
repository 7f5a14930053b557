import {findNavbarOverlaps} from '../support/findNavbarOverlaps';
import {DOCS_PAGE, openHydrated} from '../support/openPage';
import {spaceText} from '../support/spaceText';
import {expect, test} from '../support/test';

const WIDTHS = [997, 1100, 1200, 1225, 1321, 1366, 1425, 1440];

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

test('the navbar is as high as what sticks below it takes it to be, at other sizes of text too', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await openHydrated(page, DOCS_PAGE);
  // As much as a scrollbar of Windows takes, which is part of the width that the styles ask for.
  await page.evaluate(() => {
    document.body.style.paddingInlineEnd = '17px';
  });
  for (const standard of [16, 18, 20, 24, 28, 32]) {
    await session.send('Page.setFontSizes', {fontSizes: {standard}});
    for (const width of [360, ...WIDTHS, 1920]) {
      await page.setViewportSize({width, height: 800});
      const cut = await page.locator('nav.navbar').evaluate((navbar) => {
        // What is jumped to stays one `--space-4`, a letter's size, below the height that is reckoned with.
        const {fontSize, scrollPaddingBlockStart} = getComputedStyle(document.documentElement);
        return (
          navbar.clientHeight - (Number.parseFloat(scrollPaddingBlockStart) - Number.parseFloat(fontSize))
        );
      });
      expect(cut, `${standard} px of text, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16}});
});
