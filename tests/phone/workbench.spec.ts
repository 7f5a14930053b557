import {readFileSync} from 'node:fs';
import {expectSoundTool} from '../support/expectSoundTool';
import {followHit} from '../support/followHit';
import {openHydrated} from '../support/openPage';
import {setConnection} from '../support/setConnection';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const WORKBENCH = '/lab/phone';

test('the workbench shows the phone of a scene, runs a script, and gives selectors and feature strings', async ({
  page,
}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  await main.getByLabel('Scene').selectOption('mail', {timeout: 30_000});
  const phone = main.getByRole('img', {name: /^Simulated phone\. /});
  await expect(phone).toHaveAccessibleName(/Mail\.$/, {timeout: 30_000});
  await main.getByRole('button', {name: /“Continue”/}).click();
  await expect(main.getByText('Selector().text("^Continue$").find()')).toBeVisible();
  await phone.click({position: {x: 20, y: 40}});
  await main.getByRole('button', {name: 'Add to the feature string'}).click();
  await expect(main.locator('code', {hasText: /^\d+,\d+,#[0-9A-F]{6}$/}).last()).toBeVisible();
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: /^Continue at \d+ \d+$/m}).last()).toBeVisible({
    timeout: 30_000,
  });
});

test('a finger meets the field for files', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const field = page.getByLabel('Open a script');
  await expect.poll(async () => (await field.boundingBox())?.height, {timeout: 30_000}).toBeGreaterThan(32);
});

test('on a phone held across, the end of the simulated screen scrolls into view, and its buttons stay', async ({
  page,
}) => {
  await page.setViewportSize({width: 740, height: 360});
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await main.getByText('What happened').click();
  const bottom = await main.getByRole('img', {name: /^Simulated phone/}).evaluate((phone) => {
    phone.scrollIntoView({block: 'end', behavior: 'instant'});
    return phone.getBoundingClientRect().bottom;
  });
  expect(Math.floor(bottom)).toBeLessThanOrEqual(360);
  for (const width of [740, 640]) {
    await page.setViewportSize({width, height: 360});
    await main.getByRole('img', {name: /^Simulated phone/}).evaluate((phone) => phone.scrollIntoView());
    await expect(main.getByRole('button', {name: 'Run again'}), `${width}`).toBeInViewport({ratio: 1});
  }
});

test('the buttons of a run stay below the bar of the site, which shows as long as the focus is in it', async ({
  page,
}) => {
  await page.setViewportSize({width: 740, height: 800});
  await openHydrated(page, WORKBENCH);
  const run = page.getByRole('button', {name: 'Run it'});
  await expect(run).toBeVisible({timeout: 30_000});
  const navbar = page.locator('nav.navbar');
  await navbar.getByRole('button', {name: 'Search'}).focus();
  // Two turns of the wheel: the first only tells the navbar where the page stands.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 300);
  await expect(navbar).toHaveClass(/navbarHidden/);
  await expect
    .poll(async () => {
      const [bar, site] = [await run.boundingBox(), await navbar.boundingBox()];
      return bar !== null && site !== null && bar.y >= site.y + site.height;
    })
    .toBe(true);
});

test('the buttons of a run leave no gap above them when the mouse has left the focus in the bar of the site', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await openHydrated(page, WORKBENCH);
  const run = page.getByRole('button', {name: 'Run it'});
  await expect(run).toBeVisible({timeout: 30_000});
  const navbar = page.locator('nav.navbar');
  await navbar.getByRole('button', {name: /mode/}).click();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await expect.poll(async () => (await run.boundingBox())?.y).toBeLessThan(10);
});

test('the point is moved by arrow keys alone, stays on the screen, and is said', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const pad = main.getByRole('application', {name: /^Point on the screen/});
  const place = main.getByRole('status').filter({hasText: /^\d+,\d+,#[0-9A-F]{6}$/});
  await expect(place).toHaveText(/^0,0,#/, {timeout: 30_000});
  await pad.focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await expect(place).toHaveText(/^2,26,#/);
  await page.keyboard.press('Tab');
  await expect(pad).not.toBeFocused();
  await main.getByRole('button', {name: 'Add to the feature string'}).press('Enter');
  await expect(main.getByRole('button', {name: 'Add to the feature string'})).toBeDisabled();
  // The place, and the feature string of it alone.
  await expect(place).toHaveText([/^2,26,#/, /^2,26,#/]);
  await expect(main.getByRole('button', {name: 'Add to the feature string'})).toBeFocused();
  await main.getByRole('button', {name: 'Clear'}).press('Enter');
  await expect(main.getByRole('button', {name: 'Clear'})).toBeDisabled();
  await expect(main.getByRole('button', {name: 'Clear'})).toBeFocused();
});

test('another scene begins with the point at its top left, for the old place may not be on its screen', async ({
  page,
}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const place = main.getByRole('status').filter({hasText: /^\d+,\d+,#[0-9A-F]{6}$/});
  await main.getByLabel('Scene').selectOption('desktop', {timeout: 30_000});
  const screen = main.getByRole('img', {name: /^Simulated computer/});
  await expect(place).toHaveText(/^0,0,#/);
  const {width = 0} = (await screen.boundingBox()) ?? {};
  await screen.click({position: {x: width - 10, y: 40}});
  await expect(place).toHaveText(/^1\d{3},/);
  await main.getByLabel('Scene').selectOption('settings');
  await expect(place).toHaveText(/^0,0,#/);
});

test('another scene begins without the control and the points that were chosen on the one before', async ({
  page,
}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const scene = main.getByLabel('Scene');
  const selector = main.locator('code', {hasText: /^Selector\(/});
  const points = main.locator('output').filter({hasText: /^\d+,\d+,#[0-9A-F]{6}$/});
  await scene.selectOption('mail', {timeout: 30_000});
  await main.getByRole('button', {name: /“Continue”/}).click();
  await main.getByRole('button', {name: 'Add to the feature string'}).click();
  await expect(selector).toHaveCount(1);
  await expect(points).toHaveCount(2);
  await scene.selectOption('arena');
  await expect(main.getByRole('img', {name: /Arena\.$/})).toBeVisible();
  await expect(points).toHaveCount(1);
  await expect(selector).toHaveCount(0);
});

test('the screen of a computer does not lie over what stands below it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  await main.getByLabel('Scene').selectOption('board', {timeout: 30_000});
  await expect(main.getByRole('img', {name: /^Simulated computer/})).toBeVisible();
  const clear = main.getByRole('button', {name: 'Clear'});
  await main.getByRole('button', {name: 'Add to the feature string'}).click({timeout: 10_000});
  await clear.click({timeout: 10_000});
  await expect(clear).toBeDisabled();
});

test('a second press at once, and a key that is held, leave the run alone', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const bar = page.getByRole('group', {name: 'Simulated run'});
  await bar.getByRole('button', {name: 'At once'}).click();
  await bar.getByRole('button', {name: 'Run it'}).dblclick();
  const ended = page.getByText('The script has ended.').first();
  await expect(ended).toBeVisible({timeout: 30_000});
  await bar.getByRole('button', {name: 'Run again'}).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(bar.getByRole('button', {name: 'Run again'})).toBeVisible({timeout: 30_000});
  await expect(ended).toBeVisible();
});

test('a link brings a script, which nothing runs before the reader has seen it', async ({page}) => {
  const script = new URLSearchParams({scene: 'inbox', script: 'print("from the link")\n'});
  await openHydrated(page, `${WORKBENCH}#${script}`);
  const main = page.getByRole('main');
  await expect(main.getByText('came with the link')).toBeVisible({timeout: 30_000});
  await expect(main.getByRole('textbox', {name: 'Script'})).toContainText('from the link');
  await expect(main.getByLabel('Scene')).toHaveValue('inbox');
  expect(page.workers()).toEqual([]);
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: 'from the link'})).toHaveText('from the link\n', {
    timeout: 30_000,
  });
});

test('a link leaves alone what the reader wrote, and each script keeps its changes', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await script.fill('print("mine")\n', {timeout: 30_000});
  const link = `${WORKBENCH}#${new URLSearchParams({scene: 'inbox', script: 'print("from the link")\n'})}`;
  await page.goto(link);
  await expect(script).toContainText('from the link');
  await script.fill('print("theirs, changed")\n');
  await main.getByRole('button', {name: 'Show my own script'}).press('Enter');
  await expect(script).toContainText('mine');
  await page.keyboard.press('Tab');
  await expect(main.getByLabel('Scene')).toBeFocused();
  await expect(main.getByText('came with the link')).toBeHidden();
  await page.goBack();
  await expect(script).toContainText('theirs, changed');
  await main.getByRole('button', {name: 'Reset'}).click();
  await expect(script).toContainText('from the link');
});

test('a link to the workbench without a script, followed within it, shows the reader’s own', async ({
  page,
}) => {
  const script = new URLSearchParams({scene: 'inbox', script: 'print("from the link")\n'});
  await openHydrated(page, `${WORKBENCH}#${script}`);
  const notice = page.getByText('came with the link');
  await expect(notice).toBeVisible({timeout: 30_000});
  await followHit(page, 'phone workbench', /^Phone workbench/);
  await expect(page).toHaveURL(WORKBENCH);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', {name: 'Script'})).toContainText('Bluetooth');
});

test('each of two tabs keeps the script that is written in it, and a third begins with the last', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await openHydrated(tab, WORKBENCH);
    await tab.getByRole('textbox', {name: 'Script'}).fill(`print("tab ${index}")\n`, {timeout: 30_000});
  }
  tabs.push(await context.newPage());
  for (const [index, tab] of tabs.entries()) {
    await openHydrated(tab, WORKBENCH);
    await expect(tab.getByRole('textbox', {name: 'Script'})).toContainText(`tab ${Math.min(index, 1)}`, {
      timeout: 30_000,
    });
  }
});

test('the workbench offers a script for the platform of the scene, and keeps what was typed', async ({
  page,
}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await main.getByLabel('Scene').selectOption('iphone', {timeout: 30_000});
  await expect(script).toContainText('from ascript.ios.node');
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: 'Taps General'}).last()).toBeVisible({timeout: 30_000});
  await main.getByLabel('Scene').selectOption('desktop');
  await expect(script).toContainText('from ascript.windows.window');
  const download = page.waitForEvent('download');
  await main.getByRole('button', {name: 'Save'}).click();
  expect((await download).suggestedFilename()).toBe('main.py');
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: 'Pressed the key 7.'}).last()).toBeVisible({timeout: 30_000});
  await script.fill('print("mine")\n');
  await main.getByLabel('Scene').selectOption('settings');
  await expect(main.getByText('Your script is as it was.')).toBeVisible();
  await expect(script).toContainText('mine');
  await main.getByRole('button', {name: 'Reset'}).click();
  await expect(script).toContainText('from ascript.android.node');
});

test('a script of 50,000 lines is pasted and kept whole, and the page soon answers', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await expect(main.getByText('goes to what is marked')).toBeVisible({timeout: 30_000});
  await script.press('Control+a');
  const text = 'from ascript.android.node import Selector\nrow = Selector().find()\n'.repeat(25_000);
  const start = Date.now();
  await script.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
  await page.keyboard.type('# end');
  await expect(main.getByText('too long for help')).toBeVisible();
  // With help for such a script it took more than a minute.
  expect(Date.now() - start).toBeLessThan(30_000);
  await page.reload();
  await expect(main.getByText('This is what you changed here before.')).toBeVisible({timeout: 30_000});
  const download = page.waitForEvent('download');
  await main.getByRole('button', {name: 'Save'}).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(`${text}# end`);
});

test('a file is opened and saved', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  await main
    .getByLabel('Open a script')
    .setInputFiles(
      {name: 'mine.py', mimeType: 'text/x-python', buffer: Buffer.from('print("opened")\n')},
      {timeout: 30_000},
    );
  await expect(main.getByRole('textbox', {name: 'Script'})).toContainText('opened');
  const download = page.waitForEvent('download');
  await main.getByRole('button', {name: 'Save'}).click();
  expect((await download).suggestedFilename()).toBe('__init__.py');
});

test('a file that is no text is refused, and what was typed stays', async ({page}) => {
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await script.fill('print("mine")\n', {timeout: 30_000});
  const field = main.getByLabel('Open a script');
  await field.setInputFiles({
    name: 'picture.py',
    mimeType: 'text/x-python',
    buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  });
  await expect(main.getByRole('alert')).toContainText('picture.py could not be read.');
  await expect(script).toContainText('mine');
  await field.setInputFiles({
    name: 'b.py',
    mimeType: 'text/x-python',
    buffer: Buffer.from('print("opened")'),
  });
  await expect(script).toContainText('opened');
  await expect(main.getByRole('alert')).toBeHidden();
});

test('axe finds nothing on the workbench, dark at 360 px and light at 1440', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await openHydrated(page, WORKBENCH);
  await expect(page.getByRole('heading', {name: 'Controls'})).toBeVisible({timeout: 30_000});
  await expectSoundTool(page);
});

test('a scene that does not load is said, and no other phone is shown in its place', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openHydrated(page, WORKBENCH);
  const main = page.getByRole('main');
  const phone = main.getByRole('img', {name: /^Simulated phone/});
  await expect(phone).toHaveAccessibleName(/Settings\.$/, {timeout: 30_000});
  await context.setOffline(true);
  await main.getByLabel('Scene').selectOption('books');
  await expect(main.getByRole('alert')).toContainText('The simulated phone did not load.');
  await expect(phone).not.toHaveAccessibleName(/Settings/);
  await expect(main.getByRole('heading', {name: 'Controls'})).toBeHidden();
  await context.setOffline(false);
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(phone).toHaveAccessibleName(/Books/, {timeout: 30_000});
});

test('once a script has run, the workbench needs no network for other scenes of the system, and sends nothing', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await setConnection(page, {saveData: true});
  // With them the editor checks the script that it shows first; a plain field stands in its place before.
  const names = page.waitForResponse(/\/names-android\./);
  await openHydrated(page, WORKBENCH);
  await names;
  const main = page.getByRole('main');
  const script = main.getByRole('textbox', {name: 'Script'});
  await script.fill('print("first")\n', {timeout: 30_000});
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: 'first'}).last()).toBeVisible({timeout: 30_000});
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await main.getByLabel('Scene').selectOption('inbox');
  await script.fill('from ascript.android.system import Device\nprint("without", bool(Device.id()))\n');
  await main.getByRole('button', {name: 'Run it'}).click();
  await expect(main.locator('pre', {hasText: 'without True'}).last()).toBeVisible({timeout: 30_000});
  expect(sent).toEqual([]);
});
