import type {Page} from '@playwright/test';
import {listRoutes} from '../support/builtSite';
import {findSmallTargets} from '../support/findSmallTargets';
import {findViolations, loadAxe} from '../support/findViolations';
import {readOnlyTest} from '../support/readOnlyTest';
import {openHydrated} from '../support/scripts';
import {showMode} from '../support/showMode';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {NEW_LOOKS, trimRepeats} from '../support/trimRepeats';
import {CONTENT, keepPageVerdicts, UNCHANGED} from './pageVerdicts';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const NARROW_PHONE = {width: 360, height: 740};

/** The rules whose outcome changes with colours; what all others look at is the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Keeps, for all pages of a worker, what axe has seen at each width. A failure ends the worker. */
const test = readOnlyTest.extend<object, {seenAt: (width: number) => Set<string>}>({
  seenAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      const seen = new Map<number, Set<string>>();
      await use((width) => {
        const atWidth = seen.get(width) ?? new Set();
        seen.set(width, atWidth);
        return atWidth;
      });
    },
    {scope: 'worker'},
  ],
});

const verdicts = keepPageVerdicts();

for (const route of listRoutes()) {
  const content = verdicts.describe(route);
  const isUnchanged = content !== undefined && verdicts.hasPassed(content);
  const annotation = isUnchanged
    ? {type: UNCHANGED}
    : content === undefined
      ? []
      : {type: CONTENT, description: content};
  const declare = isUnchanged ? test.skip : test;
  const title = `${route} loads without a fault, passes axe and fits a narrow phone`;
  declare(title, {annotation}, async ({page, seenAt}) => {
    await page.setViewportSize(NARROW_PHONE);
    await openHydrated(page, encodeURI(route));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await findPhoneFaults(page)).toEqual([]);
    expect(await findSmallTargets(page, 'main ')).toEqual([]);

    await trimRepeats(page, {frame: 'remove', seen: seenAt(NARROW_PHONE.width)});
    // On a phone, cells of wide tables are out of sight and axe passes over them.
    await page.setViewportSize(DESKTOP);
    await loadAxe(page);
    expect(await findViolations(page, {without: COLOR_RULES})).toEqual([]);
    expect(await findColorFaults(page)).toEqual([]);
  });
}

for (const address of TEMPLATES) {
  test(`${address} passes axe with its frame, in both colour modes, on desktop and phone`, async ({
    page,
    seenAt,
  }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await trimRepeats(page, {frame: 'keep', seen: seenAt(viewport.width)});
      await loadAxe(page);
      expect(await findViolations(page, {without: COLOR_RULES}), `${viewport.width} px`).toEqual([]);
      expect(await findColorFaults(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

/** What axe finds in the colours of the looks that are new, in both modes; the page is left in the dark one. */
async function findColorFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator(NEW_LOOKS).count()) === 0) return faults;
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    const found = await findViolations(page, {rules: COLOR_RULES, selector: NEW_LOOKS});
    faults.push(...found.map((fault) => `${mode}: ${fault}`));
  }
  return faults;
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
