import type {Page} from '@playwright/test';
import {findViolations, loadAxe} from './findViolations';
import {resize} from './resize';
import {showMode} from './showMode';
import {expect} from './test';

/** Expects that axe finds nothing in the tool that the page shows, and that it fits: dark at 360 px, light at 1440. */
export async function expectSoundTool(page: Page): Promise<void> {
  await loadAxe(page);
  for (const [mode, width] of [
    ['dark', 360],
    ['light', 1440],
  ] as const) {
    await resize(page, {width, height: 900});
    await showMode(page, mode);
    expect(await findViolations(page, {selector: 'main'}), mode).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}
