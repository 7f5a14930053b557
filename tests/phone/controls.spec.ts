import type {Locator, Page} from '@playwright/test';
import {findViolations, loadAxe} from '../support/findViolations';
import {isFocusIn, skipToContent, tabTo} from '../support/keyboard';
import {ENGINE_FILES, openSample, run, SELECTOR_PAGE} from '../support/phone';
import {holdFiles} from '../support/requests';
import {showMode} from '../support/showMode';
import {expect, test} from '../support/test';

const THREE_LINES = 'print("one")\nprint("two")\nprint("three")\n';

/** Goes on to a button of the sample, or back to it, and presses it, by keys alone. */
async function pressKeys(
  page: Page,
  sample: Locator,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, sample.getByRole('button', {name, exact: true}), key);
  await page.keyboard.press('Enter');
}

test('the keyboard alone runs, steps back and forth, and closes', async ({page}) => {
  const sample = await openSample(page, THREE_LINES);
  const output = sample.locator('pre').last();
  await skipToContent(page);
  await pressKeys(page, sample, 'Run');
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(output).toHaveText('one\ntwo\nthree\n');
  // Pause has nothing to do at the end, and stays a stop: what is pressed there keeps the focus.
  const names = ['Change', 'Wrap', 'Copy', 'Run again', 'Pause', 'Back'];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(sample.getByRole('button', {name, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(output).toHaveText('one\ntwo\n');
  await page.keyboard.press('Enter');
  await expect(output).toHaveText('one\n');
  await pressKeys(page, sample, 'Step');
  await expect(output).toHaveText('one\ntwo\n');
  await pressKeys(page, sample, 'Close');
  await expect(sample.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
  await expect(sample.getByRole('button', {name: 'Step'})).toBeHidden();
  expect(await isFocusIn(page, 'figure')).toBe(true);
});

test('the keyboard alone changes a script, stops it, leaves the editor and brings the original back', async ({
  page,
}) => {
  const sample = await openSample(page, THREE_LINES);
  const output = sample.locator('pre').last();
  await skipToContent(page);
  await pressKeys(page, sample, 'Run');
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await pressKeys(page, sample, 'Back');
  await expect(output).toHaveText('one\ntwo\n');
  await pressKeys(page, sample, 'Step');
  await expect(output).toHaveText('one\ntwo\nthree\n');
  await pressKeys(page, sample, 'Change', 'Shift+Tab');
  const field = sample.getByRole('textbox', {name: 'Script'});
  await expect(field).toBeVisible({timeout: 30_000});
  await expect(sample.locator('textarea')).toHaveCount(0, {timeout: 30_000});
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('print("begins")\nmax(max(range(2 ** 29)) for _ in range(1000))');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await pressKeys(page, sample, 'Run again', 'Shift+Tab');
  await expect(sample.locator('pre', {hasText: 'begins'}).last()).toBeVisible({timeout: 30_000});
  await pressKeys(page, sample, 'Stop');
  await expect(sample.getByText('You stopped the script.').first()).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('print("edited")');
  await page.keyboard.press('Shift+Tab');
  await expect(field).not.toBeFocused();
  await pressKeys(page, sample, 'Run again', 'Shift+Tab');
  await expect(sample.locator('pre', {hasText: 'edited'}).last()).toHaveText('edited\n', {timeout: 30_000});
  await pressKeys(page, sample, 'Reset');
  await expect(field).toContainText('print("one")');
  await expect(sample.getByRole('button', {name: 'Undo reset'})).toBeFocused();
});

test('a screen reader hears in words what happened', async ({page}) => {
  const sample = await openSample(
    page,
    'from ascript.android.node import Selector\n\nnode = Selector().text("^Continue$").find()\nif node:\n    node.click()\n',
    SELECTOR_PAGE,
  );
  await run(sample);
  await expect(sample.getByRole('status')).toContainText('Taps “Continue”', {timeout: 30_000});
  await expect(sample.getByRole('status')).toContainText('The script has ended.');
});

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('a run plays line by line, pauses, and goes to its end at once', async ({page}) => {
    const lines = Array.from({length: 60}, (_, index) => `print(${index})`).join('\n');
    const sample = await openSample(page, lines);
    await run(sample);
    const output = sample.locator('pre').last();
    await expect(output).toContainText('3\n', {timeout: 30_000});
    await sample.getByRole('button', {name: 'Pause'}).click();
    const paused = (await output.textContent()) ?? '';
    expect(paused).not.toContain('59');
    // To the next line, and over it.
    await sample.getByRole('button', {name: 'Step'}).click();
    await sample.getByRole('button', {name: 'Step'}).click();
    await expect(output).not.toHaveText(paused);
    await sample.getByRole('button', {name: 'At once'}).click();
    await expect(output).toContainText('59');
    await expect(sample.getByText('The script has ended.').first()).toBeVisible();
  });

  test('the keyboard alone pauses a run, goes on and ends it', async ({page}) => {
    const lines = Array.from({length: 60}, (_, index) => `print(${index})`).join('\n');
    const sample = await openSample(page, lines);
    const output = sample.locator('pre').last();
    await skipToContent(page);
    await pressKeys(page, sample, 'Run');
    await expect(output).toContainText('0\n', {timeout: 30_000});
    await pressKeys(page, sample, 'Pause');
    const paused = (await output.textContent()) ?? '';
    expect(paused).not.toContain('59');
    await page.keyboard.press('Enter');
    await expect(output).not.toHaveText(paused);
    await pressKeys(page, sample, 'Stop', 'Shift+Tab');
    await expect(sample.getByText('You stopped the script.').first()).toBeVisible();
  });
});

test('axe finds nothing in an open phone, light and dark', async ({page}) => {
  const sample = await openSample(page, 'print("one")\nprint(nope)\n');
  await run(sample);
  await expect(sample.getByText('Nothing is called nope')).toBeVisible({timeout: 30_000});
  await sample.getByText('What happened').click();
  await loadAxe(page);
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await findViolations(page, {selector: 'figure:has(fieldset)'}), mode).toEqual([]);
  }
});

test('at 360 px nothing is wider than the screen, and the bar of the site covers nothing of a sample that starts', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  const sample = await openSample(page);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  const covered = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await sample
    .getByRole('button', {name: 'Run again'})
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(covered);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('at 360 px the bar of a sample in a list is one line', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const sample = await openSample(page, undefined, '/docs/android/guide/first');
  const [run, copy] = await Promise.all(
    ['Run', 'Copy'].map((name) => sample.getByRole('button', {name, exact: true}).boundingBox()),
  );
  expect(copy?.y).toBe(run?.y);
});

test('at 360 px each run shows its phone and its buttons, however long the script is, and covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  const sample = await openSample(page, 'print("line")\n'.repeat(60));
  const phone = sample.getByRole('img', {name: /phone/i}).last();
  for (const name of ['Run', 'Run again']) {
    await sample.evaluate((element) => element.scrollIntoView({block: 'start'}));
    await sample.getByRole('button', {name, exact: true}).click();
    await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
    await expect(phone).toBeInViewport({ratio: 1});
    await expect(sample.locator('pre').last()).toBeInViewport({ratio: 0.01});
    const again = sample.getByRole('button', {name: 'Run again'});
    await expect(again).toBeInViewport({ratio: 1});
    const below = await again.evaluate(
      (button) => button.closest('fieldset')?.getBoundingClientRect().bottom ?? 0,
    );
    const top = await phone.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(below);
  }
  // Whoever walks back into the sample from below it sees what takes the focus, also under the bar of the site.
  const log = sample.locator('summary').last();
  await log.press('Tab');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await log.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 130));
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(log).toBeFocused();
  const bar = sample.getByRole('group', {name: 'Simulated run'});
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await log.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
});

test('says beside its buttons that the phone is loading', async ({page}) => {
  const sample = await openSample(page);
  const release = await holdFiles(page, ENGINE_FILES);
  await run(sample);
  const bar = sample.getByRole('group', {name: 'Simulated run'});
  await expect(bar).toContainText('Loading…');
  release();
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(bar).not.toContainText('Loading…');
});
