import type {Page} from '@playwright/test';

export type ColorMode = 'light' | 'dark';

/** Changes the colour mode as the theme does, without the time of a second load, and waits until all colours have arrived. */
export async function showMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    // Colours fade even in the 1 ms of reduced motion.
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  }, mode);
}
