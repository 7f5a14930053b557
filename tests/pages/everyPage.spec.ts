import type {Page} from '@playwright/test';
import {listRoutes} from '../support/builtSite';
import {findSmallTargets} from '../support/findSmallTargets';
import {findViolations, loadAxe} from '../support/findViolations';
import {readOnlyTest as test} from '../support/readOnlyTest';
import {openHydrated} from '../support/scripts';
import {showMode} from '../support/showMode';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {trimRepeats} from '../support/trimRepeats';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const NARROW_PHONE = {width: 360, height: 740};

/** The rules whose outcome changes with colours; what all others look at is the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

for (const route of listRoutes()) {
  test(`${route} loads without a fault, passes axe and fits a narrow phone`, async ({page}) => {
    await page.setViewportSize(NARROW_PHONE);
    await openHydrated(page, encodeURI(route));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await findPhoneFaults(page)).toEqual([]);
    expect(await findSmallTargets(page, 'main ')).toEqual([]);

    await page.setViewportSize(DESKTOP);
    // The theme renders the page anew for its size.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await trimRepeats(page, {frame: 'remove'});
    await loadAxe(page);
    expect(await findViolations(page)).toEqual([]);
    await showMode(page, 'dark');
    expect(await findViolations(page, {rules: COLOR_RULES})).toEqual([]);
  });
}

for (const address of TEMPLATES) {
  test(`${address} passes axe with its frame, in both colour modes, on desktop and phone`, async ({page}) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, address);
      await trimRepeats(page, {frame: 'keep'});
      await loadAxe(page);
      for (const mode of ['light', 'dark'] as const) {
        await showMode(page, mode);
        expect(await findViolations(page), `${mode}, ${viewport.width} px`).toEqual([]);
      }
    }
  });
}

/** Sideways scrolling of the page, and boxes that scroll and that the keyboard does not reach. */
function findPhoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const boxes = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
      (box) => box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    const unreachable = boxes.filter(
      (box) => box.tabIndex < 0 && !box.querySelector('a[href], button, [tabindex="0"]'),
    );
    return [
      ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
      ...unreachable.map((box) => `no key scrolls ${box.tagName.toLowerCase()}.${box.className}`),
    ];
  });
}
