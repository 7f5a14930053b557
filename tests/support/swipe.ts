import type {Locator} from '@playwright/test';

/** How far the finger goes, in steps, and how long each takes. */
const STEPS = 12;
const STEP_PX = 12;

/** Swipes up over the left half of an element, as a finger does that scrolls the page. */
export async function swipeUp(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const page = element.page();
  const {x, y, width, height} = (await element.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{x: x + width / 4, y: y + height / 2 - step * STEP_PX}],
    });
  const before = await page.evaluate(() => window.scrollY);
  await send('touchStart', 0);
  for (let step = 1; step <= STEPS; step++) await send('touchMove', step);
  // The browser tells the page only now and then that the finger scrolls.
  await page.waitForFunction((top) => window.scrollY > top, before);
  await send('touchEnd', STEPS);
  await session.detach();
}
