import {expect, type Page, test} from '@playwright/test';
import {readBuiltPages} from '../support/builtSite';
import {findViolations, loadAxe} from '../support/findViolations';
import {markColorPairs} from '../support/markColorPairs';
import {openHydrated} from '../support/scripts';
import {watchFaults} from '../support/watchFaults';

/** The rules beside contrast whose outcome changes with colours and width; what all others look at is the same on each. */
const LOOK_RULES = ['link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const CONTRAST = ['color-contrast'];

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const NARROW_PHONE = {width: 360, height: 740};

/** One page of each template, checked in all four combinations of colour mode and width. */
const TEMPLATES = new Set([
  '/',
  '/404.html',
  '/blog',
  '/blog/欢迎',
  '/blog/archive',
  '/blog/tags',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
]);

type ColorMode = 'light' | 'dark';

async function open(page: Page, route: string) {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, encodeURI(route));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** Changes the mode as the theme does, without the time of a second load. */
async function show(page: Page, mode: ColorMode, viewport: {width: number; height: number}) {
  await page.setViewportSize(viewport);
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    // Colours fade even in the 1 ms of reduced motion: wait until they have arrived.
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  }, mode);
}

/** Looks without enough contrast: that of every text, thousands of which look alike, takes most of the time there is. */
async function findFaintLooks(page: Page): Promise<string[]> {
  return findViolations(page, {rules: CONTRAST, selector: await markColorPairs(page)});
}

for (const {route} of readBuiltPages()) {
  test(`${route} loads without a fault, passes axe and fits a narrow phone`, async ({page}) => {
    const faults = watchFaults(page);
    await open(page, route);
    await loadAxe(page);
    if (TEMPLATES.has(route)) {
      expect(await findViolations(page)).toEqual([]);
      for (const [mode, viewport] of [
        ['dark', PHONE],
        ['light', PHONE],
        ['dark', DESKTOP],
      ] as const) {
        await show(page, mode, viewport);
        expect(await findViolations(page)).toEqual([]);
      }
    } else {
      expect(await findViolations(page, {without: CONTRAST})).toEqual([]);
      expect(await findFaintLooks(page)).toEqual([]);
      await show(page, 'dark', PHONE);
      expect(await findViolations(page, {rules: LOOK_RULES})).toEqual([]);
      expect(await findFaintLooks(page)).toEqual([]);
    }

    await page.setViewportSize(NARROW_PHONE);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}
