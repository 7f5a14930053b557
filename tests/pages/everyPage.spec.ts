import type {Page} from '@playwright/test';
import {listRoutes} from '../support/builtSite';
import {findSmallTargets} from '../support/findSmallTargets';
import {readOnlyTest} from '../support/readOnlyTest';
import {openHydrated} from '../support/scripts';
import {TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {trimRepeats} from '../support/trimRepeats';
import {findFaultsOn, openDesk} from './axeDesk';
import {CONTENT, keepPageVerdicts, UNCHANGED} from './pageVerdicts';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const NARROW_PHONE = {width: 360, height: 740};

interface WorkerFixtures {
  /** What axe has seen at a width, on all pages of a worker. A failure ends the worker. */
  seenAt: (width: number) => Set<string>;
  desk: Page;
}

const test = readOnlyTest.extend<object, WorkerFixtures>({
  desk: [async ({sharedContext}, use) => use(await openDesk(sharedContext)), {scope: 'worker'}],
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
  declare(title, {annotation}, async ({page, desk, seenAt}) => {
    await page.setViewportSize(NARROW_PHONE);
    await openHydrated(page, encodeURI(route));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await findPhoneFaults(page)).toEqual([]);
    expect(await findSmallTargets(page, 'main ')).toEqual([]);

    // On a phone, cells of wide tables are out of sight and axe passes over them.
    await desk.setViewportSize(DESKTOP);
    const copy = await trimRepeats(page, {frame: 'remove', seen: seenAt(NARROW_PHONE.width)});
    const faults = await findFaultsOn(desk, copy, ['target-size']);
    // In place of axe's own rule, which takes five times as long; the templates below are held to both.
    expect([...faults, ...(await findSmallTargets(desk, 'main '))]).toEqual([]);
  });
}

for (const address of TEMPLATES) {
  test(`${address} passes axe with its frame, in both colour modes, on desktop and phone`, async ({
    page,
    desk,
    seenAt,
  }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await desk.setViewportSize(viewport);
      const copy = await trimRepeats(page, {frame: 'keep', seen: seenAt(viewport.width)});
      expect(await findFaultsOn(desk, copy), `${viewport.width} px`).toEqual([]);
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
