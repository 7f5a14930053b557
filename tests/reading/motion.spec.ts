import {openSettled} from '../support/openPage';
import {TEMPLATES} from '../support/templates';
import {test as base, expect} from '../support/test';

const RUN_MS = 15_000;

// What a clock has run once it runs again in each page that opens later, where nothing waits for it yet.
const test = base.extend({
  context: async ({clockedPage}, use) => use(clockedPage.context()),
  page: async ({clockedPage}, use) => use(clockedPage),
});

for (const address of TEMPLATES) {
  test(`nothing on ${address} moves by itself for a reader who wants no motion`, async ({page}) => {
    await openSettled(page, address);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const before = await page.locator('body').innerHTML();
    await page.clock.runFor(RUN_MS);
    expect(await page.locator('body').innerHTML()).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}
