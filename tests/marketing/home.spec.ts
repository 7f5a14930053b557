import {findViolations, loadAxe} from '../support/findViolations';
import {openHydrated, openSettled} from '../support/openPage';
import {ENGINE_FILES, run} from '../support/phone';
import {watchScripts} from '../support/requests';
import {resize} from '../support/resize';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

test.use({viewport: {width: 1440, height: 900}});

test('the script on the home page stands beside a picture, and runs for real beside its phone on a press', async ({
  page,
}) => {
  await openSettled(page, '/');
  const main = page.getByRole('main');
  const picture = main.getByRole('img', {name: /^The app before you press Run/});
  await expect(picture).toBeVisible();
  expect(page.workers()).toEqual([]);
  const button = main.getByRole('button', {name: 'Run', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(main.locator('pre', {hasText: 'You are checked in.'}).nth(1)).toHaveText(
    'You are checked in.',
  );
  await expect(main.getByRole('img', {name: /^Simulated phone\. /})).toContainText('You are checked in.');
  await expect(picture).toBeHidden();
  await main.getByRole('button', {name: 'Close'}).click();
  await expect(picture).toBeVisible();
  await expect(button).toBeFocused();
});

test('nothing of the phone is fetched for the home page before the press', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openSettled(page, '/');
  expect(fetched.filter((url) => url.includes('/assets/phone/'))).toEqual([]);
  const later = watchScripts(page);
  await run(page.getByRole('main'));
  await expect.poll(() => later.length).toBeGreaterThan(0);
});

test('a phone that does not come leaves script and picture on the home page, and says what to do', async ({
  page,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await page.route(ENGINE_FILES, (route) => route.abort());
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await run(main);
  await expect(main.getByRole('alert')).toContainText('try again', {timeout: 30_000});
  await expect(main.locator('pre').first()).toContainText('Check in');
});

test('without scripts the home page shows the script and the picture', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Selector().text').first()).toBeVisible();
  await expect(main.getByRole('img', {name: /^The app before you press Run/})).toBeVisible();
  await expect(main.getByRole('button', {name: 'Run', exact: true})).toBeHidden();
  await page.close();
});

test('the phone of the home page fits into 360 and 1440 px, and axe finds nothing', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await run(main);
  await expect(main.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await loadAxe(page);
  for (const width of [360, 1440]) {
    await resize(page, {width, height: 900});
    // Below the bar of the site no control is whole.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolations(page, {selector: 'header.container'}), `${width} px`).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a phone shows within two screens where each kind of reader goes on', async ({page}) => {
  const viewport = {width: 360, height: 760};
  await page.setViewportSize(viewport);
  await openHydrated(page, '/');
  const tasks = page.getByRole('navigation', {name: 'What do you want to do?'}).getByRole('link');
  for (const task of [
    'no computer',
    'An iPhone',
    'A Windows program',
    'picture',
    'Ten phones',
    'Appium',
    'error',
    'company',
    'class',
  ])
    await expect(tasks.filter({hasText: task})).toHaveCount(1);
  const lowest = await tasks.last().evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY);
  expect(lowest).toBeLessThan(2 * viewport.height);
});

test('beside the list of tasks no room stands empty', async ({page}) => {
  await openHydrated(page, '/');
  const tasks = page.getByRole('navigation', {name: 'What do you want to do?'});
  const platforms = page.locator('section', {has: page.getByRole('heading', {name: 'Three platforms'})});
  const [left, right] = await Promise.all(
    [tasks, platforms].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
  );
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(100);
});

test('in the narrowest two columns the bar of the script is one line, with all that belongs to it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 800});
  await openHydrated(page, '/');
  const bar = page.locator('main figcaption').first();
  await expect(bar.getByRole('link', {name: 'Type-checked'})).toBeVisible();
  const run = await bar.getByRole('button', {name: 'Run'}).boundingBox();
  expect((await bar.boundingBox())?.height).toBeLessThan(1.5 * (run?.height ?? 0));
});

test('the platform that a reader chooses on the home page is chosen on the pages with tabs too', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('tab', {name: 'Android'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'iOS'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('from ascript.ios.screen import Ocr');
  await openHydrated(page, '/docs/android/api/screen/');
  await expect(page.getByRole('tab', {name: 'iOS'})).toHaveAttribute('aria-selected', 'true');
});
