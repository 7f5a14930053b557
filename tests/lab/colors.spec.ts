import type {Locator, Page} from '@playwright/test';
import {fill, paint} from '../../lib/colors/testing/paint';
import {encodePng} from '../../lib/png/encodePng';
import {makePng} from '../../lib/png/testing/makePng';
import {weighFiles} from '../support/builtSite';
import {expectSoundTool} from '../support/expectSoundTool';
import {openHydrated} from '../support/openPage';
import {swipeUp} from '../support/swipe';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';
import {refuseWorkers} from '../support/workers';

const LAB = '/lab/colors';
/** What the lab may cost beyond the page, in bytes after brotli. */
const LAB_BYTES = 40 * 1024;
const MARKUP = '<img src=x onerror=alert(1)>.png';

/** A sheet of 1080 × 600 with a green button that has a white label. */
async function makeSheet(): Promise<Buffer> {
  const raster = fill(
    paint(1080, 600, () => 0xf4f8f7),
    [300, 200, 600, 300],
    0x2fb36d,
  );
  const file = await encodePng(fill(raster, [400, 230, 500, 270], 0xffffff));
  return Buffer.from(await file.arrayBuffer());
}

async function openFile(main: Locator, name: string, buffer: Buffer): Promise<void> {
  const folded = main.getByText('Open another picture');
  if (await folded.isVisible()) await folded.click();
  await main
    .getByLabel('Open PNG files')
    .setInputFiles({name, mimeType: 'image/png', buffer}, {timeout: 30_000});
}

/** Opens the lab with the sheet, and gives its picture, in view, with its place on the page. */
async function openSheet(page: Page) {
  await openHydrated(page, LAB);
  const main = page.getByRole('main');
  await openFile(main, 'sheet.png', await makeSheet());
  const canvas = main.getByRole('application').locator('canvas');
  await expect(canvas).toBeVisible({timeout: 30_000});
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  return {main, canvas, ...box};
}

test('a screen of the simulated phone gives points, a judgement and the call, and the lab is light', async ({
  page,
}) => {
  const scripts = new Set<string>();
  // What is fetched ahead for other pages is of another type.
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await openHydrated(page, LAB);
  const main = page.getByRole('main');
  const example = main.getByRole('button', {name: /^Use this screen/});
  await expect(example).toBeVisible({timeout: 30_000});
  const html = await (await page.request.get(LAB)).text();
  await example.click();
  const stage = main.getByRole('application', {name: /^Picture A game, 1080 by 2400 pixels/});
  const canvas = stage.locator('canvas');
  await expect(canvas).toBeVisible({timeout: 30_000});
  const own = [...scripts].filter((script) => !html.includes(script));
  const bytes = weighFiles(own);
  expect(bytes).toBeGreaterThan(20 * 1024);
  expect(bytes).toBeLessThan(LAB_BYTES);

  const {width, height} = (await canvas.boundingBox()) ?? {width: 0, height: 0};
  await canvas.click({position: {x: (512 / 1080) * width, y: (1630 / 2400) * height}});
  const points = main.getByRole('listitem').filter({hasText: /own ±/});
  await expect(points).toHaveCount(1);
  await expect(main.getByText(/^It matches in|^It matches at/)).toBeVisible({timeout: 30_000});
  await expect(main.getByText('from ascript.android.screen import FindColors')).toBeVisible();
  await main.getByLabel('System').selectOption('windows');
  await expect(main.getByText('from ascript.windows.screen import FindColors')).toBeVisible();
  await expect(main.getByLabel(/^threshold/)).toHaveValue('0.95');
  await expect
    .poll(() => new URL(page.url()).hash)
    .toMatch(/^#platform=windows&colors=\d+,\d+,%23[0-9A-F]{6}$/);
  await main.getByRole('button', {name: 'Undo'}).click();
  await expect(main.getByLabel('System')).toHaveValue('android');
});

test('a file is read exactly, offline too; what is not a screenshot is refused with a sentence, and nothing of its name runs', async ({
  page,
  context,
}) => {
  await openHydrated(page, `${LAB}?platform=windows`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Open PNG files')).toBeVisible({timeout: 30_000});
  await expect(main.getByLabel('System')).toHaveValue('windows');
  await expect.poll(() => page.url()).toMatch(/\/lab\/colors#platform=windows$/);
  await context.setOffline(true);
  const refusal = main.getByRole('alert');
  for (const [buffer, reason] of [
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'JPEG'],
    [(await makeSheet()).subarray(0, 300), 'cut off'],
    [Buffer.from(makePng({width: 9, height: 9, sample: () => 0, surplus: 5_000_000})), 'unpacks to more'],
  ] as const) {
    await openFile(main, MARKUP, buffer);
    await expect(refusal).toContainText(`${MARKUP}: `);
    await expect(refusal).toContainText(reason);
  }
  await openFile(main, MARKUP, await makeSheet());
  await expect(refusal).toBeHidden();
  await expect(main.locator('img')).toHaveCount(0);
  const stage = main.getByRole('application', {name: /1080 by 600 pixels/});

  // By keys alone: two corners of a rectangle around the button, then points in it.
  const place = main.getByRole('status').filter({hasText: /^\d+,\d+,#[0-9A-F]{6}$/});
  await expect(place).toHaveText('540,300,#F4F8F7');
  await main.getByRole('button', {name: 'a rectangle'}).press('Enter');
  await stage.focus();
  await page.keyboard.press('Shift+ArrowDown');
  for (let times = 0; times < 7; times++) await page.keyboard.press('Shift+ArrowRight');
  await expect(place).toHaveText('610,310,#F4F8F7');
  await page.keyboard.press('Enter');
  for (let times = 0; times < 32; times++) await page.keyboard.press('Shift+ArrowLeft');
  for (let times = 0; times < 12; times++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(main.getByText('290, 190, 611, 311')).toBeVisible();
  await main.getByRole('button', {name: 'Suggest points in it'}).press('Enter');
  await expect(main.getByText(/points suggested: every other place is more than/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(main.getByText(`${MARKUP}: found once`)).toBeVisible();
  await main.getByRole('button', {name: 'a point'}).press('Enter');
  await stage.focus();
  const points = main.getByRole('listitem').filter({hasText: /own ±/});
  const before = await points.count();
  await page.keyboard.press('Enter');
  await expect(points).toHaveCount(before + 1);
  await expect(main.locator('[aria-live=polite]').filter({hasText: `Points ${before + 1} of`})).toBeVisible();
  await expect(main.getByText(/points suggested/)).toBeHidden();
  await page.keyboard.press('Delete');
  await expect(points).toHaveCount(before);
  await page.keyboard.press('Control+z');
  await expect(points).toHaveCount(before + 1);
  await page.keyboard.press('Tab');
  await expect(stage).not.toBeFocused();
});

test('the first picture that opens comes into view, below its name', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, LAB);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: /^Use this screen/}).click({timeout: 30_000});
  await expect(main.getByRole('application')).toBeInViewport({ratio: 0.6});
  await expect(main.getByRole('button', {name: 'A game', exact: true})).toBeInViewport({ratio: 1});
});

test('the focus is never lost when a picture opens or closes', async ({page}) => {
  await openHydrated(page, LAB);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: /^Use this screen/}).press('Enter');
  const picture = main.getByRole('button', {name: 'A game', exact: true});
  await expect(picture).toBeFocused({timeout: 30_000});
  await main.getByRole('button', {name: 'Close A game'}).press('Enter');
  await expect(main.getByLabel('Open PNG files')).toBeFocused();
});

test('a suggestion that comes late leaves newer points alone, and says so', async ({page}) => {
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, message: {name?: string}, options?: StructuredSerializeOptions) {
        const send = () => postMessage.call(this, message, options);
        if (message.name === 'suggest') addEventListener('late', send);
        else send();
      },
    });
  });
  const {main, canvas, x, y, width, height} = await openSheet(page);
  await main.getByRole('button', {name: 'a rectangle'}).click();
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
  await page.mouse.up();
  await main.getByRole('button', {name: 'Suggest points in it'}).click();
  await expect(main.getByText('Looking for points…')).toBeVisible();
  await main.getByRole('button', {name: 'a point', exact: true}).click();
  await canvas.click({position: {x: width / 8, y: height / 8}});
  const points = main.getByRole('listitem').filter({hasText: /own ±/});
  await expect(points).toHaveCount(1);
  const before = await points.first().textContent();
  await page.evaluate(() => dispatchEvent(new Event('late')));
  await expect(main.getByText('the points were left alone')).toBeVisible();
  await expect(points).toHaveText([before ?? '']);
});

test('a rectangle and a point that are dragged out of the picture end at its edge', async ({page}) => {
  const {main, canvas, x, y, width, height} = await openSheet(page);
  const dragOut = async () => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width + 9, y + height / 4, {steps: 4});
    await page.mouse.up();
  };
  await main.getByRole('button', {name: 'a rectangle'}).click();
  await dragOut();
  await expect(main.getByText(/^\d+, \d+, 1080, \d+$/)).toBeVisible();
  await main.getByRole('button', {name: 'a point', exact: true}).click();
  await canvas.click({position: {x: width / 2, y: height / 2}});
  await dragOut();
  await expect(main.getByRole('status').filter({hasText: /^1079,\d+,#F4F8F7$/})).toBeVisible();
  await expect(main.getByText(/^✗ 500\+ matches/)).toBeVisible();
  expect((await canvas.boundingBox())?.y, 'the verdict above it moves the picture').toBe(y);
});

test('a drag goes on through a press of another button and a tap of a finger, and ends with its own button', async ({
  page,
  context,
}) => {
  const {main, canvas, x, y, width, height} = await openSheet(page);
  // Where a system opens a menu at the press, that ends every drag.
  await page.evaluate(() => document.addEventListener('contextmenu', (event) => event.preventDefault()));
  await canvas.click({position: {x: width / 2, y: height / 2}});
  const point = main.getByRole('listitem').filter({hasText: /own ±/}).locator('code');
  const start = (await point.textContent()) ?? '';
  const input = await context.newCDPSession(page);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 4, {steps: 4});
  const tap = {x: x + width / 8, y: y + height / 8};
  await input.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [tap]});
  await input.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await page.mouse.down({button: 'right'});
  await page.mouse.move(x + width - 2, y + 2, {steps: 4});
  await expect(point).toHaveText(start);
  await page.mouse.up();
  await expect(point).toHaveText(/^107\d,\d+,#F4F8F7$/);
  await page.mouse.up({button: 'right'});
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(point).toHaveText(/^107\d,\d+,#F4F8F7$/);
});

test('an arrow key with Alt is left to the browser, for which it means Back', async ({page}) => {
  const {main} = await openSheet(page);
  await page.evaluate(() =>
    document.addEventListener('keydown', (event) => {
      document.title = `${event.key} ${event.defaultPrevented}`;
    }),
  );
  await main.getByRole('application').press('ArrowLeft');
  await expect(page).toHaveTitle('ArrowLeft true');
  await main.getByRole('application').press('Alt+ArrowUp');
  await expect(page).toHaveTitle('ArrowUp false');
});

test('a pen sets a point when it is lifted, so that one that scrolls the page sets none', async ({
  page,
  context,
}) => {
  const {main, x, y, width, height} = await openSheet(page);
  const pen = {
    x: x + width / 2,
    y: y + height / 2,
    pointerType: 'pen',
    button: 'left',
    clickCount: 1,
  } as const;
  const input = await context.newCDPSession(page);
  const points = main.getByRole('listitem').filter({hasText: /own ±/});
  await input.send('Input.dispatchMouseEvent', {...pen, type: 'mousePressed'});
  await expect(points).toHaveCount(0);
  await input.send('Input.dispatchMouseEvent', {...pen, type: 'mouseReleased'});
  await expect(points).toHaveCount(1);
});

test('a screen that does not load is said without advice on files, and comes at the next press', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openHydrated(page, LAB);
  const main = page.getByRole('main');
  const example = main.getByRole('button', {name: /^Use this screen/});
  await example.waitFor({timeout: 30_000});
  await context.setOffline(true);
  await example.click();
  await expect(main.getByRole('alert')).toHaveText(
    'A game: The screen did not load. Check your network connection and try again. If you are online, reload the page.',
  );
  await context.setOffline(false);
  await example.click();
  await expect(main.getByRole('application', {name: /^Picture A game/})).toBeVisible({timeout: 30_000});
  await expect(main.getByRole('alert')).toBeHidden();
});

test('a link brings points, never markup, and a template is cut, found and saved; without workers too', async ({
  page,
}) => {
  await page.addInitScript(refuseWorkers);
  await openHydrated(
    page,
    `${LAB}#task=compare&platform=ios&colors=310,210,%232FB36D|<img src=x onerror=alert(1)>`,
  );
  const main = page.getByRole('main');
  await openFile(main, 'a.png', await makeSheet());
  await expect(main.getByLabel('System')).toHaveValue('ios');
  await expect(main.getByText('none yet')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#task=compare&colors=310,210,%232FB36D|0,0,%23000000';
  });
  await expect(main.getByText('1 of 2 points fit: the comparison gives False. Different: 2.')).toBeVisible();

  await main.getByLabel('Task').selectOption('picture');
  await main.getByRole('button', {name: 'a rectangle'}).click();
  const canvas = main.getByRole('application').locator('canvas');
  const {width, height} = (await canvas.boundingBox()) ?? {width: 0, height: 0};
  for (const [x, y] of [
    [290, 190],
    [410, 260],
  ] as const)
    await canvas.click({position: {x: (x / 1080) * width, y: (y / 600) * height}});
  await main.getByRole('button', {name: 'Cut it out'}).click();
  await expect(main.getByText(/^Best: 1\.000 at/)).toBeVisible({timeout: 30_000});
  const download = page.waitForEvent('download');
  await main.getByRole('button', {name: 'Save the cut picture'}).click();
  expect((await download).suggestedFilename()).toBe('template.png');
});

test('axe finds nothing in the colour lab, dark at 360 px and light at 1440', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await openHydrated(page, `${LAB}#colors=310,210,%232FB36D|410,240,%23FFFFFF`);
  const main = page.getByRole('main');
  await openFile(main, 'a.png', await makeSheet());
  await expect(main.getByText('a.png: found once')).toBeVisible({timeout: 30_000});
  await expectSoundTool(page);
});

test('with a picture and text of 200 %, a narrow phone scrolls the lab one way only', async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await openSheet(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('the magnifier moves a point by a tap, and not by a swipe that scrolls the page', async ({page}) => {
    const {main, canvas} = await openSheet(page);
    await canvas.tap();
    const point = main.getByRole('listitem').filter({has: page.getByText('own ±')});
    const before = (await point.locator('code').textContent()) ?? '';
    const magnifier = main.locator('canvas[width="180"]');
    await swipeUp(magnifier);
    await expect(point.locator('code')).toHaveText(before);
    await magnifier.tap({position: {x: 20, y: 20}});
    await expect(point.locator('code')).not.toHaveText(before);
  });
});
