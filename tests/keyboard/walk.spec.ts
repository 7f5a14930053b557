import type {Page, ViewportSize} from '@playwright/test';
import {skipUnchanged} from '../pages/pageVerdicts';
import {makeRepeatsInert} from '../support/makeRepeatsInert';
import {openSettled} from '../support/openPage';
import {readOnlyTest as test} from '../support/readOnlyTest';
import type {Stop} from '../support/readStop';
import {resize} from '../support/resize';
import {NOT_FOUND, TEMPLATES} from '../support/templates';
import {expect} from '../support/test';
import {listControls, startFrom, walk} from '../support/walk';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

/** Pages that are walked as a whole. Others have the same navbar, sidebar and footer: there only the main content is walked. */
const WITH_FRAME = new Set<string>([
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/blog',
  NOT_FOUND,
]);

/** The most controls that are walked on a page, after repeats have been made inert (makeRepeatsInert.ts). */
const MAX_STOPS = 120;
/** Walking back finds what walking forth cannot: a navbar that slides in over the focused control. */
const MAX_STOPS_BACK = 60;
const MAX_BUTTONS_TO_TOP = 20;

for (const address of TEMPLATES) {
  test(`the keyboard reaches all of ${address} on desktop and phone, and the focus is always seen`, async ({
    page,
  }, testInfo) => {
    skipUnchanged(testInfo, address);
    await page.setViewportSize(DESKTOP);
    await openSettled(page, address);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const start = WITH_FRAME.has(address) ? 'body' : 'main';
    const restoreRepeats = await makeRepeatsInert(page);
    const controls = await walkForth(page, start, DESKTOP);
    await walkBack(page, controls);
    await restoreRepeats();
    // On a phone, walking back scrolls so often that the Back to top button comes and goes between presses.
    await resize(page, PHONE);
    await page.evaluate(() => window.scrollTo(0, 0));
    await makeRepeatsInert(page);
    await walkForth(page, start, PHONE);
  });
}

/** Walks through all controls in an element, and gives their names. */
async function walkForth(page: Page, start: string, {width}: ViewportSize): Promise<string[]> {
  await startFrom(page, start);
  const controls = (await listControls(page, start)).slice(0, MAX_STOPS);
  const forth = await walk(page, 'Tab', controls.length);
  expect(forth.flatMap(describeFaults), `${width} px`).toEqual([]);
  expect(
    forth.map(({name}) => name),
    `${width} px`,
  ).toEqual(controls);
  return controls;
}

async function walkBack(page: Page, controls: readonly string[]): Promise<void> {
  const pressesBack = Math.min(controls.length, MAX_STOPS_BACK) + MAX_BUTTONS_TO_TOP;
  const back = await walk(page, 'Shift+Tab', pressesBack);
  expect(back.flatMap(describeFaults)).toEqual([]);
  // Scrolling up shows the Back to top button, more than once on a long page.
  const names = back.map(({name}) => name).filter((name) => name !== 'Scroll back to top');
  const seen = names.slice(0, controls.length - 1);
  expect(seen).toEqual(controls.toReversed().slice(1, seen.length + 1));
  expect(seen.length).toBeGreaterThanOrEqual((Math.min(controls.length, MAX_STOPS_BACK) - 1) / 2);
}

function describeFaults({name, faults}: Stop): string[] {
  return faults.map((fault) => `${name}: ${fault}`);
}
