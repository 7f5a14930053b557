import type {Page} from '@playwright/test';

/** Follows a link of the navbar without a pointer, which would preload its page. */
export async function followNavbarLink(page: Page, path: string): Promise<void> {
  await page.locator(`nav.navbar a[href="${path}"]`).first().dispatchEvent('click');
}
