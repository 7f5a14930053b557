import {openSettled} from '../support/openPage';
import {TEMPLATES} from '../support/templates';
import {expect, test} from '../support/test';

const RUN_MS = 15_000;

for (const address of TEMPLATES) {
  test(`nothing on ${address} moves by itself for a reader who wants no motion`, async ({page}) => {
    await page.clock.install();
    await openSettled(page, address);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const before = await page.locator('body').innerHTML();
    await page.clock.runFor(RUN_MS);
    expect(await page.locator('body').innerHTML()).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}
