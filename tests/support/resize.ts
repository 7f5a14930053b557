import type {Page, ViewportSize} from '@playwright/test';

const MAX_FRAME_MS = 2000;

/** Resizes the window, and waits until React has rendered what depends on its size, which it does in portions. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((maxMs) => {
    return new Promise<void>((resolve) => {
      const waitForIdle = () => requestIdleCallback(() => resolve(), {timeout: maxMs});
      // While the axe page is open too, a resized page may get no frame.
      const timer = setTimeout(waitForIdle, maxMs);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        waitForIdle();
      });
    });
  }, MAX_FRAME_MS);
}
