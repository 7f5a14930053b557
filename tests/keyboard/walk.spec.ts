import {makeRepeatsInert} from '../support/makeRepeatsInert';
import {openSettled} from '../support/scripts';
import {NOT_FOUND, TEMPLATES} from '../support/templates';
import {expect, test} from '../support/test';
import {listControls, type Stop, startFrom, walk} from '../support/walk';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

/** Where all is walked; of the others, which have the same navbar, sidebar and footer, the main content alone. */
const WITH_FRAME = new Set<string>([
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/blog',
  NOT_FOUND,
]);

/** Of what is alike a few are met (makeRepeatsInert.ts); of a page of many kinds, so many controls. */
const MAX_STOPS = 120;
/** The way back shows what a way forth cannot: the navbar that comes down over what has the focus. */
const MAX_STOPS_BACK = 60;
const MAX_BUTTONS_TO_TOP = 20;

for (const address of TEMPLATES) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`the keyboard reaches all of ${address} at ${viewport.width} px, and the focus is always seen`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openSettled(page, address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const start = WITH_FRAME.has(address) ? 'body' : 'main';
      await makeRepeatsInert(page);
      await startFrom(page, start);
      const controls = (await listControls(page, start)).slice(0, MAX_STOPS);
      const forth = await walk(page, 'Tab', controls.length);
      expect(forth.flatMap(describeFaults)).toEqual([]);
      expect(forth.map(({name}) => name)).toEqual(controls);
      // On a phone the way back scrolls so often that the button to the top comes and goes between the presses.
      if (viewport === PHONE) return;
      const pressesBack = Math.min(controls.length, MAX_STOPS_BACK) + MAX_BUTTONS_TO_TOP;
      const back = await walk(page, 'Shift+Tab', pressesBack);
      expect(back.flatMap(describeFaults)).toEqual([]);
      // Scrolling up brings a button of its own, more than once on a long page.
      const names = back.map(({name}) => name).filter((name) => name !== 'Scroll back to top');
      const seen = names.slice(0, controls.length - 1);
      expect(seen).toEqual(controls.reverse().slice(1, seen.length + 1));
      expect(seen.length).toBeGreaterThanOrEqual((Math.min(controls.length, MAX_STOPS_BACK) - 1) / 2);
    });
  }
}

function describeFaults({name, faults}: Stop): string[] {
  return faults.map((fault) => `${name}: ${fault}`);
}
