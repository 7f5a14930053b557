import type {Page} from '@playwright/test';
import {openHydrated, openSettled} from '../support/scripts';
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

test.describe('for other readers', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the demo of the home page plays, and stays where it is paused', async ({page}) => {
    await page.clock.install();
    await openHydrated(page, '/');
    const before = await readDemo(page);
    await page.clock.runFor(3000);
    expect(await readDemo(page)).not.toBe(before);
    await page.getByRole('button', {name: 'Pause'}).click();
    const paused = await readDemo(page);
    await page.clock.runFor(RUN_MS);
    expect(await readDemo(page)).toBe(paused);
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
  });
});

/** The line that the demo explains, and the picture beside it. */
async function readDemo(page: Page): Promise<string> {
  const caption = await page.getByText(/^Line \d+:/).textContent();
  const picture = await page
    .getByRole('img', {name: /phone|app|tap/i})
    .first()
    .getAttribute('aria-label');
  return `${caption} ${picture}`;
}
