import {expect, type Page} from '@playwright/test';

/** How much further down the page is before. */
const DETOUR_PX = 100;

/** Scrolls to `y`, in pixels, from below: the navbar hides on the way down and comes back on the way up. */
export async function scrollUpTo(page: Page, y: number): Promise<void> {
  for (const top of [y + DETOUR_PX, y]) {
    await page.evaluate((place) => window.scrollTo(0, place), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
}
