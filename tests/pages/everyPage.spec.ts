import type {Page} from '@playwright/test';
import {dropEndSlash} from '../../lib/text/dropEndSlash';
import {findFaultsOn} from '../support/axePage';
import {listRoutes} from '../support/builtSite';
import {findSmallTargets} from '../support/findSmallTargets';
import {openHydrated} from '../support/openPage';
import {readOnlyTest as test} from '../support/readOnlyTest';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {trimRepeats} from '../support/trimRepeats';
import {skipUnchanged} from './pageVerdicts';

const DESKTOP = {width: 1440, height: 900};
const NARROW_PHONE = {width: 360, height: 740};

/** Pages on which templates.spec.ts runs axe, on all of them and not their main content alone. */
const WITH_FRAME = new Set(TEMPLATES.map(dropEndSlash));

for (const route of listRoutes()) {
  if (WITH_FRAME.has(route))
    test(`${route} loads without a fault and fits a narrow phone`, async ({page}, testInfo) => {
      skipUnchanged(testInfo, route);
      await openOnPhone(page, route);
    });
  else
    test(`${route} loads without a fault, passes axe and fits a narrow phone`, async ({
      page,
      axePage,
      seenAt,
    }, testInfo) => {
      skipUnchanged(testInfo, route);
      await openOnPhone(page, route);

      // Wide, because axe skips cells of wide tables that are out of sight on a phone.
      await axePage.setViewportSize(DESKTOP);
      const copy = await trimRepeats(page, {frame: 'remove', seen: seenAt(NARROW_PHONE.width)});
      const faults = await findFaultsOn(axePage, copy, ['target-size']);
      // Instead of axe's own rule, which takes five times as long; templates.spec.ts runs both on one page of each template.
      expect([...faults, ...(await findSmallTargets(axePage, 'main '))]).toEqual([]);
    });
}

async function openOnPhone(page: Page, route: string): Promise<void> {
  await page.setViewportSize(NARROW_PHONE);
  await openHydrated(page, encodeURI(route));
  expect(await findPhoneFaults(page)).toEqual([]);
  expect(await findSmallTargets(page, 'main ')).toEqual([]);
}

/** Another colour mode than the first, horizontal scrolling of the page, and scrolling boxes that the keyboard cannot reach. */
function findPhoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const boxes = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
      (box) => box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    const unreachable = boxes.filter(
      (box) => box.tabIndex < 0 && !box.querySelector('a[href], button, [tabindex="0"]'),
    );
    const {theme} = document.documentElement.dataset;
    return [
      ...(theme === 'light' ? [] : [`the colour mode is ${theme}`]),
      ...(overflow > 0 ? [`the page is ${overflow} px too wide`] : []),
      ...unreachable.map((box) => `no key scrolls ${box.tagName.toLowerCase()}.${box.className}`),
    ];
  });
}
