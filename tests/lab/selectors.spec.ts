import {DUMPS, writeDump} from '../../lib/selectors/testing/makeDumps';
import {expectSoundTool} from '../support/expectSoundTool';
import {findViolations, loadAxe} from '../support/findViolations';
import {followHit} from '../support/followHit';
import {openHydrated} from '../support/openPage';
import {holdFiles} from '../support/requests';
import {showMode} from '../support/showMode';
import {swipeUp} from '../support/swipe';
import {expect, test} from '../support/test';

const PAGE = '/lab/selectors';
const LOAD = {timeout: 30_000};

test('a chain is tried at each key, a chosen control shows what loses it and gets chains that find it', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  const tree = lab.getByRole('tree');
  const picture = lab.getByRole('img');
  const result = lab.getByRole('status');
  await expect(tree.getByRole('treeitem', {name: /match$/})).toHaveCount(1, LOAD);
  await expect(result).toHaveText('1 control matches: “LinearLayout”.');

  const chain = lab.getByRole('textbox', {name: 'Chain'});
  await chain.fill('Selector().id(".*:id/title").txt("a")');
  await expect(lab.getByText('Selector has no method “txt”. The nearest are text()')).toBeVisible();
  await expect(chain).toHaveAccessibleDescription(/Selector has no method “txt”/);
  await expect(lab.locator('[aria-live=polite]').filter({hasText: 'Selector has no method'})).toBeVisible();
  await chain.fill('Selector().text("^Off$").parent(2)');
  await expect(lab.getByRole('list', {name: /each link/}).getByRole('listitem')).toHaveText([
    '.text("^Off$") 1',
    '.parent(2) 1',
  ]);
  await expect(result).toContainText('Nothing runs this chain yet');

  const switches = tree.getByRole('treeitem', {name: 'bluetooth_switch'});
  await switches.click();
  await expect(switches).toHaveAttribute('aria-selected', 'true');
  // The arrow keys are told of by the tree, which names its active row.
  await expect(tree).toBeFocused();
  await expect(lab.getByText('loses the chosen control')).toBeVisible();
  await lab.getByRole('button', {name: 'Try it'}).first().click();
  await expect(result).toContainText('The chosen control comes first.');

  const box = await picture.boundingBox();
  await picture.click({position: {x: (box?.width ?? 0) / 3, y: 12}});
  await expect(switches).toHaveAttribute('aria-selected', 'false');

  await loadAxe(page);
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await findViolations(page, {selector: 'main'})).toEqual([]);
  }
});

test('the button that shows matches keeps the focus when another screen has none', async ({page}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  await expect(lab.getByRole('treeitem', {name: /match$/})).toHaveCount(1, LOAD);
  const show = lab.getByRole('button', {name: 'Show the match'});
  await show.press('Enter');
  await lab.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(
      'text/plain',
      '<hierarchy><node class="android.widget.TextView" text="Other" bounds="[0,0][100,100]" /></hierarchy>',
    );
    element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await expect(lab.getByRole('tree', {name: 'Controls: 1'})).toBeVisible();
  await expect(lab.getByRole('treeitem', {name: /match$/})).toHaveCount(0);
  await expect(show).toBeFocused();
  await expect(show).toBeDisabled();
});

test('on a phone a suggestion that is tried brings the chain and its result into view', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  await lab.getByRole('treeitem', {name: 'bluetooth_switch'}).click(LOAD);
  await lab.getByRole('button', {name: 'Try it'}).last().click();
  const chain = lab.getByRole('textbox', {name: 'Chain'});
  await expect(chain).toBeInViewport({ratio: 1});
  await expect(lab.getByRole('status')).toBeInViewport({ratio: 1});
  const covered = await page
    .getByRole('navigation', {name: 'Main'})
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await chain.boundingBox())?.y).toBeGreaterThan(covered);

  // As a finger does that swipes from its corner.
  await chain.evaluate((field) => {
    field.style.height = '0';
  });
  expect((await chain.boundingBox())?.height).toBeGreaterThan(40);
});

test('a dump of 3,000 controls is tried without a network, stays in the page, and is walked by keyboard alone', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  await expect(lab.getByRole('tree', {name: 'Controls: 32'})).toBeVisible(LOAD);
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.setOffline(true);
  const [frame] = DUMPS.at(-1)?.windows ?? [];
  const secret = {class: 'android.widget.TextView', text: `<img src=x onerror=alert(1)>${'a'.repeat(40)}!`};
  const windows = frame ? [{...frame, children: [secret, ...(frame.children ?? [])]}] : [];
  await lab
    .getByLabel('Open a dump')
    .setInputFiles({name: 'window.xml', mimeType: 'text/xml', buffer: Buffer.from(writeDump(windows))});
  const tree = lab.getByRole('tree', {name: 'Controls: 3003'});
  await expect(tree).toBeVisible();
  // The field is emptied again, and would say that no file is chosen.
  await expect(lab.getByLabel('Open a dump')).toHaveCSS('font-size', '0px');
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(80);
  await expect(tree.getByText('<img src=x onerror=alert(1)>')).toBeVisible();

  const chain = lab.getByRole('textbox', {name: 'Chain'});
  const result = lab.getByRole('status');
  await chain.fill('Selector().text("<img.*>(a+)+").find()');
  await expect(lab.getByText('This chain took too long')).toBeVisible();
  await chain.fill('Selector().id(".*:id/title").text("^Article 5..$").parent(1).find_all()');
  await expect(result).toHaveText('100 controls match.');

  await tree.focus();
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem', {selected: true})).toHaveText('ImageView picture');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  const card = tree.getByRole('treeitem', {selected: true});
  await expect(card).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toHaveAttribute('aria-posinset', '600');
  await expect(tree).toHaveAttribute('aria-activedescendant', (await card.getAttribute('id')) ?? '');
  await expect(lab.getByText('Selector().text("^Article 599$").parent(1).find()')).toBeVisible();

  await lab.getByRole('textbox', {name: 'Or paste it'}).fill('<!DOCTYPE a [<!ENTITY b "c">]><hierarchy/>');
  await expect(lab.getByRole('alert')).toContainText('has a document type');
  // Megabytes in a field would take a browser minutes: a pasted dump is read beside it, and a chain has a longest length.
  await lab.getByRole('textbox', {name: 'Or paste it'}).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '<a>'.repeat(1_000_000));
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await expect(lab.getByRole('alert')).toContainText('more than 200 levels deep');
  await expect(tree).toBeVisible();
  await chain.focus();
  await page.keyboard.insertText('x'.repeat(5000));
  await expect(chain).toHaveValue(/^.{4001}$/);
  await expect(lab.getByText('A chain of up to 4000 characters is read.')).toBeVisible();
  expect(requests.filter((request) => /Article|onerror/.test(request))).toEqual([]);
  expect(page.url()).toMatch(/\/lab\/selectors$/);
  expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))).not.toContain(
    'img',
  );
});

test('a link brings a chain for iOS, on a screen of 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const state = new URLSearchParams({
    scene: 'ios-settings',
    chain: 'Selector().xpath("//XCUIElementTypeCell[XCUIElementTypeSwitch]").find_all()',
  });
  await openHydrated(page, `${PAGE}#${state}`);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  await expect(lab.getByRole('status')).toHaveText('2 controls match.', LOAD);
  await lab.getByRole('button', {name: 'Show the next match'}).click();
  await expect(lab.getByRole('heading', {name: 'Chains for this control'})).toBeVisible();
  await showMode(page, 'dark');
  await loadAxe(page);
  expect(await findViolations(page, {selector: 'main'})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a link shows its chain before the controls of its screen have come', async ({page}) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  const chain = 'Selector().label("Bluetooth").parent(1).child().type("XCUIElementTypeSwitch").find()';
  await openHydrated(page, `${PAGE}#${new URLSearchParams({scene: 'ios-settings', chain})}`);
  await expect(page.getByRole('textbox', {name: 'Chain'})).toHaveValue(chain, LOAD);
});

test('a link to the playground without a chain, followed within it, shows how it begins', async ({page}) => {
  const state = new URLSearchParams({scene: 'books', chain: 'Selector().text("^Off$").find()'});
  await openHydrated(page, `${PAGE}#${state}`);
  const chain = page.getByRole('textbox', {name: 'Chain'});
  await expect(chain).toHaveValue('Selector().text("^Off$").find()', LOAD);
  await followHit(page, 'selector playground', /^Selector playground/);
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('combobox', {name: 'Screen'})).toHaveValue('settings');
  await expect(chain).toHaveValue('Selector().text("^Wi-Fi$").parent(2).find()');
});

test('a control that is chosen while another screen is on its way is none of that one', async ({page}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  await expect(lab.getByRole('treeitem', {name: /match$/})).toHaveCount(1, LOAD);
  const release = await holdFiles(page);
  await lab.getByRole('combobox', {name: 'Screen'}).selectOption('books');
  await lab.getByRole('treeitem').nth(2).click();
  const chosen = lab.getByRole('treeitem', {selected: true});
  await expect(chosen).toHaveCount(1);
  release();
  await expect(lab.getByRole('treeitem', {name: 'The Analytical Engine'})).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('a press with the right button, which opens the menu of the browser, chooses nothing', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  const picture = lab.getByRole('img');
  await picture.click({...LOAD, button: 'right'});
  const chosen = lab.getByRole('treeitem', {selected: true});
  await expect(chosen).toHaveCount(0);
  await picture.click();
  await expect(chosen).toHaveCount(1);
});

test('a part of the chain that is dragged to another place of the field moves there', async ({page}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  const chain = lab.getByRole('textbox', {name: 'Chain'});
  await chain.fill('moved'.padEnd(40), LOAD);
  await chain.selectText();
  await chain.evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(0, 'moved'.length);
  });
  await chain.dragTo(chain, {sourcePosition: {x: 30, y: 20}, targetPosition: {x: 250, y: 20}});
  await expect(chain).toHaveValue(/^ +moved +$/);
  await expect(lab.getByRole('alert')).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a tap on the picture chooses a control, and a swipe that scrolls the page does not', async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    const lab = page.getByRole('region', {name: 'Selector playground'});
    await expect(lab.getByRole('treeitem', {name: /match$/})).toHaveCount(1, LOAD);
    const chosen = lab.getByRole('treeitem', {selected: true});
    const picture = lab.getByRole('img');
    await swipeUp(picture);
    await expect(chosen).toHaveCount(0);
    await picture.tap();
    await expect(chosen).toHaveCount(1);
  });
});

test('a script grows from the controls of one screen after another, by keyboard alone', async ({page}) => {
  await openHydrated(page, PAGE);
  const lab = page.getByRole('region', {name: 'Selector playground'});
  const own = page.getByRole('region', {name: 'Your script'});
  const script = own.getByRole('textbox', {name: 'The whole script'});
  await lab
    .getByRole('treeitem', {name: /Bluetooth/})
    .first()
    .click(LOAD);
  const press = lab.getByRole('button', {name: 'Press it'});
  await expect(press).toBeEnabled();
  await press.press('Enter');
  await expect(press).toBeFocused();
  await expect(lab.getByText('Added: Presses “Bluetooth”. The script is below.')).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveText([
    /^Opens com\.android\.settings\./,
    /^Presses “Bluetooth”\./,
  ]);

  // A dump of the next screen.
  await lab.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(
      'text/plain',
      '<hierarchy><node package="a.b" class="android.widget.EditText" text="" content-desc="Name" clickable="true" bounds="[0,0][100,100]" /></hierarchy>',
    );
    element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await lab.getByRole('treeitem', {name: /Name/}).click();
  await lab.getByLabel('Text for “Name”').fill('Ada "A"');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await expect(script).toHaveValue(/system\.open\("com\.android\.settings"\)\n/);
  await expect(script).toHaveValue(/parent\(2\)\.find\(\)\)\.click\(\)\n/);
  await expect(script).toHaveValue(/\.desc\("\^Name\$"\)\.find\(\)\)\.input\("Ada \\"A\\""\)\n$/);

  await own.getByRole('button', {name: 'Remove: Opens com.android.settings.'}).press('Enter');
  await expect(own).toBeFocused();
  await expect(script).not.toHaveValue(/system/);
  await expectSoundTool(page);
});
