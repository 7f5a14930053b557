import type {Locator, Page} from '@playwright/test';
import {weighFiles} from '../support/builtSite';
import {findViolations, loadAxe} from '../support/findViolations';
import {followNavbarLink} from '../support/followNavbarLink';
import {openHydrated, waitForHydration} from '../support/openPage';
import {openSample, run, SELECTOR_PAGE} from '../support/phone';
import {holdFiles, SCRIPTS, watchRequests} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {showMode} from '../support/showMode';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

/** What the editor may cost beside the phone, with the names of one platform, in bytes after brotli. */
const EDITOR_BYTES = 140 * 1024;

async function change(sample: Locator): Promise<Locator> {
  await sample.getByRole('button', {name: 'Change'}).click();
  const field = sample.getByRole('textbox', {name: 'Script'});
  await expect(field).toBeVisible({timeout: 30_000});
  // The plain field stands there until the editor has come.
  await expect(sample.locator('textarea')).toHaveCount(0, {timeout: 30_000});
  return field;
}

/** Keeps what the editor announces, which it takes back after a moment; the attribute `data-heard` has it. */
async function listenToEditor(sample: Locator): Promise<Locator> {
  const announced = sample.locator('.cm-announced');
  await announced.evaluate((element) => {
    new MutationObserver(() => {
      element.setAttribute('data-heard', `${element.getAttribute('data-heard') ?? ''}${element.textContent}`);
    }).observe(element, {childList: true});
  });
  return announced;
}

test('a reader changes a sample in its place, runs it, undoes and resets', async ({page}) => {
  const sample = await openSample(page);
  const field = await change(sample);
  await expect(field).toContainText('from ascript.android.system import Device');
  await field.press('Control+a');
  await page.keyboard.type('print("mine")\nprint(nope)');
  await run(sample);
  await expect(sample.locator('pre', {hasText: 'mine'})).toHaveText('mine\n', {timeout: 30_000});
  await expect(sample.getByText('Nothing is called nope')).toBeVisible();
  await expect(sample.locator('.cm-failed')).toHaveText('print(nope)');
  await field.press('Control+z');
  await expect(field).not.toContainText('nope');
  await sample.getByRole('button', {name: 'Reset'}).click();
  await expect(field).toContainText('from ascript.android.system import Device');
  await sample.getByRole('button', {name: 'Undo reset'}).click();
  await expect(field).toContainText('print("mine")');
  await sample.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(field).toContainText('from ascript.android.system import Device');
});

test('a script that cannot be read is refused in the words of Python, though its worker can fetch nothing', async ({
  page,
}) => {
  const sample = await openSample(page);
  const field = await change(sample);
  await field.press('Control+a');
  await page.keyboard.insertText('print(“hello”)');
  await run(sample);
  await expect(sample.getByText('SyntaxError: invalid character in identifier').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('what is typed over a selection that the editor has not noticed yet asks for no style', async ({
  page,
}) => {
  const field = await change(await openSample(page));
  await field.focus();
  await field.evaluate((content) => {
    addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), {capture: true});
    getSelection()?.selectAllChildren(content);
  });
  await page.keyboard.insertText('print("mine")\n# the rest');
  await expect(field).toHaveText('print("mine")# the rest');
});

test('what was typed is there again after a reload', async ({page}) => {
  let sample = await openSample(page);
  let field = await change(sample);
  await field.press('Control+Home');
  await page.keyboard.type('# mine\n');
  await page.reload();
  await waitForHydration(page);
  sample = page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Change'})})
    .first();
  await expect(sample.locator('pre').first()).not.toContainText('# mine');
  field = await change(sample);
  await expect(field).toContainText('# mine');
  await expect(sample.getByText('This is what you changed here before.')).toBeVisible();
});

test('what is typed while another page is on its way is kept for the page of the sample', async ({page}) => {
  await setConnection(page, {saveData: true});
  await openHydrated(page, SELECTOR_PAGE);
  const samples = page.locator('figure').filter({has: page.getByRole('button', {name: 'Change'})});
  // Brings the script of the editor.
  await change(samples.first());
  const release = await holdFiles(page);
  await followNavbarLink(page, '/shop');
  await expect(page).toHaveURL('/shop');
  await change(samples.nth(1));
  await page.keyboard.type('# mine');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  await expect.poll(drafts).toEqual([expect.stringContaining(`phone-draft:${SELECTOR_PAGE}:`)]);
  release();
});

test('the keyboard alone completes a name, reads what a call takes, and hears it', async ({page}) => {
  const sample = await openSample(page);
  const field = await change(sample);
  // A line below the code, once the names of the platform have come.
  await expect(sample.getByText('completes a name')).toBeVisible({timeout: 30_000});
  await field.press('Control+a');
  await page.keyboard.type('from ascript.android.node import Selector\nSelector().find_');
  const list = sample.getByRole('listbox');
  await expect(list.getByRole('option', {name: 'find_all'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Space');
  await expect(list.getByRole('option', {selected: true})).toHaveText(/^find/);
  await page.keyboard.press('Escape');
  await field.press('Control+a');
  await page.keyboard.type('from ascript.android.action import click\nclick(1, 2, ');
  await expect(sample.locator('mark')).toHaveText(/^dur: /);
  const announced = await listenToEditor(sample);
  await page.keyboard.press('Control+i');
  await expect(announced).toHaveAttribute('data-heard', /milliseconds/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sample.getByRole('link', {name: 'Read more'})).toBeFocused();
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('names are chosen by taps, and no key is named that a phone lacks', async ({page}) => {
    const sample = await openSample(page);
    const field = await change(sample);
    await expect(sample.getByText('are offered while you type')).toBeVisible({timeout: 30_000});
    await expect(sample.getByText('Ctrl')).toHaveCount(0);
    await field.press('Control+a');
    await page.keyboard.type('from ascript.android.node import Selector\nSelector().find_');
    const option = sample.getByRole('listbox').getByRole('option', {name: 'find_all'});
    await expect.poll(async () => (await option.boundingBox())?.height).toBeGreaterThan(28);
    await option.tap();
    await expect(field).toContainText('Selector().find_all');
  });
});

test('what is wrong is marked at its line, before and after a run', async ({page}) => {
  const sample = await openSample(page);
  const field = await change(sample);
  await field.press('Control+a');
  await page.keyboard.type('from ascript.android.action import swoop\n');
  await expect(sample.locator('.cm-error')).toHaveText('swoop', {timeout: 30_000});
  await page.keyboard.press('F8');
  await expect(sample.locator('.cm-below')).toContainText('has no swoop');
  await field.press('Control+a');
  await page.keyboard.type('print(1)\nprint(nope)');
  await run(sample);
  await expect(sample.locator('.cm-error')).toHaveText('print(nope)', {timeout: 30_000});
});

test('the phone shows its screen beside the editor before the first run', async ({page}) => {
  const sample = await openSample(page);
  await change(sample);
  await expect(sample.getByRole('img', {name: /^Simulated phone\. .* In front: Settings/})).toContainText(
    'Wi-Fi',
  );
  await expect(sample.getByRole('button', {name: 'Run it'})).toBeVisible();
});

test('names that do not come leave the editor as it is', async ({page, faults}) => {
  faults.allow(PROVOKED.offline);
  await page.route('**/assets/phone/names-*', (route) => route.abort());
  const sample = await openSample(page);
  const field = await change(sample);
  await field.press('Control+End');
  await page.keyboard.type('\nprin');
  await expect(sample.getByRole('option', {name: 'print'})).toBeVisible();
  await expect(sample.getByText('completes a name')).toHaveCount(0);
});

test('an editor that does not come leaves a plain field that runs', async ({page, faults}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  const sample = await openSample(page);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await page.route(SCRIPTS, (route) => route.abort());
  await sample.getByRole('button', {name: 'Change'}).click();
  await expect(sample.getByRole('alert')).toContainText('The editor did not load', {timeout: 30_000});
  await page.unroute(SCRIPTS);
  await sample.getByRole('textbox', {name: 'Script'}).fill('print("plain")');
  await run(sample);
  await expect(sample.locator('pre', {hasText: 'plain'})).toHaveText('plain\n', {timeout: 30_000});
});

/** Opens the plain field of a sample, for which the reader has asked, with its text replaced; the result lets the editor come. */
async function openPlainField(page: Page, text: string) {
  const sample = await openSample(page);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  const release = await holdFiles(page);
  await sample.getByRole('button', {name: 'Change'}).click();
  const script = sample.getByRole('textbox', {name: 'Script'});
  await expect(script).toBeFocused();
  await script.fill(text);
  return {plain: sample.locator('textarea'), script, release};
}

test('an editor that comes while the reader writes takes over the focus and the selection', async ({
  page,
}) => {
  const {plain, script, release} = await openPlainField(page, 'print()');
  await script.press('ArrowLeft');
  release();
  await page.keyboard.type('"here');
  await expect(plain).toHaveCount(0, {timeout: 30_000});
  await page.keyboard.type('"');
  await expect(script).toHaveText('print("here")');
});

test('an editor that comes while a word is composed waits for its end', async ({page}) => {
  const {plain, script, release} = await openPlainField(page, '');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {text: 'prin', selectionStart: 4, selectionEnd: 4});
  const isQuiet = watchRequests(page);
  release();
  await expect.poll(isQuiet).toBe(true);
  await expect(plain).toHaveValue('prin');
  await session.send('Input.insertText', {text: 'print'});
  await expect(plain).toHaveCount(0, {timeout: 30_000});
  await page.keyboard.type('(1)');
  await expect(script).toHaveText('print(1)');
});

test('an editor that comes late leaves the focus to what has it by then', async ({page}) => {
  const {plain, script, release} = await openPlainField(page, 'print()');
  await page.keyboard.press('Shift+Tab');
  release();
  await expect(plain).toHaveCount(0, {timeout: 30_000});
  await expect(script).not.toBeFocused();
});

test('where the browser keeps nothing, the reader is told to copy', async ({page}) => {
  const sample = await openSample(page);
  const field = await change(sample);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused');
    };
  });
  await field.press('Control+End');
  await page.keyboard.type('# mine');
  await expect(sample.getByText('copy what you want to keep')).toBeVisible();
});

test('the editor weighs no more than its budget, and the keyboard leaves it', async ({page}) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  const sample = await openSample(page);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  const before = new Set(files);
  const field = await change(sample);
  await expect(sample.getByText('completes a name')).toBeVisible({timeout: 30_000});
  const bytes = weighFiles([...files].filter((file) => file.startsWith('/assets/') && !before.has(file)));
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThan(EDITOR_BYTES);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('axe finds nothing in an open editor, light and dark', async ({page}) => {
  const sample = await openSample(page);
  await change(sample);
  await expect(sample.getByText('completes a name')).toBeVisible({timeout: 30_000});
  await loadAxe(page);
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await findViolations(page, {selector: 'figure:has(fieldset)'}), mode).toEqual([]);
  }
});
