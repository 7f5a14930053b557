import type {Locator, Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test.use({viewport: {width: 1440, height: 900}});

test('a category unfolds the longer, the more it holds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openHydrated(page, '/docs/android/intro');
  const short = await unfold(page, 'Developer tools');
  const long = await unfold(page, 'System');
  expect(short).toBeGreaterThan(100);
  expect(long).toBeGreaterThan(short);
});

test('with reduced motion every category unfolds and folds in 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openHydrated(page, '/docs/android/intro');
  for (const label of ['Developer tools', 'System']) {
    expect(await unfold(page, label)).toBe(1);
    await caret(page, label).click();
    await expect(list(page, label)).toBeHidden();
  }
});

test('what an author folds away moves for about 0.2 s, and for 1 ms with reduced motion', async ({
  page,
  otherSite,
}) => {
  const origin = await otherSite('versions');
  const durations: number[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    await openHydrated(page, `${origin}/docs/capture`);
    const details = page.getByRole('group');
    const content = details.locator('div').first();
    await details.getByText('More on regions').click();
    await expect(details.getByText('A region is four numbers.')).toBeVisible();
    durations.push(await readDuration(content));
    await details.getByText('More on regions').click();
    await expect(details.getByText('A region is four numbers.')).toBeHidden();
  }
  expect(durations).toEqual([expect.closeTo(200, -2), 1]);
});

function caret(page: Page, label: string): Locator {
  return page.getByRole('button', {name: `sidebar category '${label}'`});
}

/** What a category of the sidebar holds. */
function list(page: Page, label: string): Locator {
  return page
    .locator('li', {has: caret(page, label)})
    .locator('ul')
    .first();
}

/** Opens a category of the sidebar and gives the duration of the movement, in milliseconds. */
async function unfold(page: Page, label: string): Promise<number> {
  await caret(page, label).click();
  const opened = list(page, label);
  await expect(opened.getByRole('link').last()).toBeVisible();
  const durationMs = await readDuration(opened);
  // What is below moves until then, and a press on it could miss.
  await expect.poll(() => opened.evaluate((element) => element.getAnimations().length)).toBe(0);
  return durationMs;
}

/** The theme leaves the transition on the element after the movement. */
async function readDuration(element: Locator): Promise<number> {
  await expect.poll(() => element.evaluate(({style}: HTMLElement) => style.transitionDuration)).toMatch(/s$/);
  const text = await element.evaluate(({style}: HTMLElement) => style.transitionDuration);
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
}
