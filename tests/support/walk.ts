import type {JSHandle, Page} from '@playwright/test';
import {readStop, type Stop} from './readStop';

/** This button disappears when the page scrolls to its top, and the focus is lost; the next Tab continues from its place. */
const TO_TOP = 'Scroll back to top';

/** Presses sent at a time, without waiting for each. */
const PRESSES_AT_A_TIME = 10;

/** The Shift key in `modifiers` of the protocol's Input.dispatchKeyEvent. */
const SHIFT = 8;

/** What the page records while the keyboard walks through it. */
interface Walk {
  stops: Stop[];
  /** Number of presses that the page has accepted. */
  presses: number;
  /** Whether the focus has left the page. */
  isOver: boolean;
  /** Resolves when the last stop has been inspected. */
  inspection: Promise<void>;
  end(): Stop[];
}

/**
 * Presses a key `presses` times, or until the focus leaves the page, and returns every stop. The page inspects each stop
 * itself when the key comes up, which is faster than a message for each. Presses that arrive during an inspection are ignored
 * and sent again.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<Stop[]> {
  const keyboard = await page.context().newCDPSession(page);
  const event = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Shift+Tab' ? SHIFT : 0,
  };
  const press = () => [
    keyboard.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...event}),
    keyboard.send('Input.dispatchKeyEvent', {type: 'keyUp', ...event}),
  ];
  const walked = await watchWalk(page);
  let [taken, isOver] = [0, false];
  while (taken < presses && !isOver) {
    const count = Math.min(PRESSES_AT_A_TIME, presses - taken);
    await Promise.all(Array.from({length: count}).flatMap(press));
    [taken, isOver] = await walked.evaluate(async (notes) => {
      await notes.inspection;
      return [notes.presses, notes.isOver];
    });
  }
  await keyboard.detach();
  return walked.evaluate((notes) => notes.end());
}

/** Makes the page record each stop. */
async function watchWalk(page: Page): Promise<JSHandle<Walk>> {
  const read = await page.evaluateHandle<() => Stop | undefined>(`(${readStop})`);
  return page.evaluateHandle(
    ({readStop, toTop}) => {
      const MAX_FRAMES = 60;
      let state: 'free' | 'pressed' | 'inspecting' = 'free';
      let top = window.scrollY;
      const notes: Walk = {stops: [], presses: 0, isOver: false, inspection: Promise.resolve(), end};
      window.addEventListener('keydown', take, {capture: true});
      window.addEventListener('keyup', note, {capture: true});
      return notes;

      function take(event: Event): void {
        if (state === 'inspecting' || notes.isOver) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
        state = 'pressed';
        notes.presses += 1;
      }

      function note(): void {
        if (state !== 'pressed') return;
        state = 'inspecting';
        notes.inspection = inspect().then(() => {
          state = 'free';
        });
      }

      /** The navbar moves for some frames after the page has scrolled, so only a fault that persists counts. */
      async function inspect(): Promise<void> {
        if (window.scrollY !== top) {
          await nextFrame();
          await nextFrame();
        }
        top = window.scrollY;
        let stop = readStop();
        for (let frame = 0; frame < MAX_FRAMES && stop !== undefined && stop.faults.length > 0; frame++) {
          await nextFrame();
          stop = readStop();
        }
        if (stop !== undefined) notes.stops.push(stop);
        else notes.isOver = notes.stops.at(-1)?.name !== toTop;
      }

      function nextFrame(): Promise<unknown> {
        return new Promise(requestAnimationFrame);
      }

      function end(): Stop[] {
        window.removeEventListener('keydown', take, {capture: true});
        window.removeEventListener('keyup', note, {capture: true});
        return notes.stops;
      }
    },
    {readStop: read, toTop: TO_TOP},
  );
}

/** Makes the next press of Tab go to the first control in an element. */
export async function startFrom(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    element.tabIndex = -1;
    element.focus({preventScroll: true});
    // The element loses the focus, but Tab continues from its place.
    element.removeAttribute('tabindex');
  });
}

/** Names of all controls in an element that the keyboard must reach, in document order. */
export function listControls(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((start) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
    return listWithin(start)
      .filter(
        (element) =>
          (element.tabIndex >= 0 || element.matches('[contenteditable=true]')) &&
          !element.matches(':disabled, [inert], [inert] *, dialog:not([open]) *'),
      )
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.ariaLabel ?? element.textContent.trim());

    /** In document order, with the controls of a shadow tree at the place of its host. */
    function listWithin(root: Element | ShadowRoot): HTMLElement[] {
      return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches(CONTROLS) ? [element] : []),
        ...(element.shadowRoot ? listWithin(element.shadowRoot) : []),
      ]);
    }
  });
}
