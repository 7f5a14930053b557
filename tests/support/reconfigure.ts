import type {Page} from '@playwright/test';

/** Changes the site's configuration for pages opened from now on: replaces `found` by `wanted` in the built script. */
export async function reconfigure(page: Page, found: RegExp, wanted: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!found.test(body)) throw new Error(`The script holds no ${found}`);
    await route.fulfill({response, body: body.replace(found, wanted)});
  });
}
