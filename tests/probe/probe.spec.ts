import type {Page} from '@playwright/test';
import {openHydrated} from '../support/openPage';
import {expect, unwatchedTest as test} from '../support/test';
import {act, isBrowserError} from './actions';
import {type Cell, listCells, sampleCells} from './cells';
import {prepareFault, startFault} from './faults';

/** How many cells a run of all tests takes, and how many actions must leave the focus on something. */
const SAMPLE = 12;

// The whole by `npm run probe`; otherwise another choice each day, which PROBE_SEED brings back.
const seed = Number(process.env.PROBE_SEED);
const cells = process.env.PROBE === 'whole' ? listCells() : sampleCells(listCells(), seed, SAMPLE);

test.use({
  viewport: {width: 1440, height: 900},
  contextOptions: {reducedMotion: 'no-preference'},
  permissions: ['clipboard-write', 'clipboard-read'],
});

// The next test has the same context.
test.afterEach(({context}) => context.setOffline(false));

for (const cell of cells) {
  test(`${cell.fault} and ${cell.action} on ${cell.path} (seed ${seed})`, async ({page, context}) => {
    test.setTimeout(60_000);
    const uncaught: string[] = [];
    page.on('pageerror', ({message}) => uncaught.push(message));
    await prepareFault(cell.fault, page);
    await openHydrated(page, cell.path);
    await startFault(cell.fault, page, context);
    await act(cell.action, page);
    if (await isBrowserError(page)) return;
    await expectUsable(page, cell);
    expect(uncaught.filter((message) => !message.startsWith('Loading chunk'))).toEqual([]);
  });
}

/** The page shows something, the focus is on something that is there, and a control does what it says. */
async function expectUsable(page: Page, {fault}: Cell): Promise<void> {
  await expect(page.locator('body')).toContainText(/\w{4}/);
  await expect.poll(() => findLostFocus(page)).toBe('');
  const hydrated = page.locator('html[data-has-hydrated=true]');
  const report = page.getByRole('alert').filter({hasText: 'did not load'});
  const mayFail = fault === 'a failed chunk' || fault === 'no network';
  // A page may be loading itself anew; what comes then is usable as any other.
  await expect(mayFail ? hydrated.or(report).first() : hydrated).toBeAttached();
  if ((await hydrated.count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 1440, height: 900});
  const mode = page.getByRole('button', {name: /Switch between dark and light mode/});
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await expect(mode.or(retry).first()).toBeVisible();
  // Where the frame of the page did not come either, there is this one control.
  if (!(await mode.isVisible())) {
    await expect(retry).toBeEnabled();
    return;
  }
  await mode.click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await mode.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
}

/** What has the focus and cannot be seen; nothing when all is well. */
function findLostFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    return element.checkVisibility({visibilityProperty: true}) ? '' : element.outerHTML.slice(0, 80);
  });
}
