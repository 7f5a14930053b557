import type {Locator, Page} from '@playwright/test';
import {expectSoundTool} from '../support/expectSoundTool';
import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

async function openScene(page: Page, scene: string): Promise<Locator> {
  await openHydrated(page, '/lab/phone');
  const main = page.getByRole('main');
  await main.getByLabel('Scene').selectOption(scene, {timeout: 30_000});
  await expect(findPhone(main)).toHaveAccessibleName(/In front: /, {timeout: 30_000});
  return main;
}

function findPhone(main: Locator): Locator {
  return main.getByRole('img', {name: /^Simulated /});
}

/** Presses what says a text on the phone. */
async function pressText(main: Locator, text: string): Promise<void> {
  await findPhone(main).getByText(text, {exact: true}).first().click({force: true});
}

function said(main: Locator, text: string): Locator {
  return main.locator('output', {hasText: text});
}

test('what a reader does on the phone becomes a script, which does it again', async ({page}) => {
  const main = await openScene(page, 'signup');
  const script = main.getByRole('textbox', {name: 'Script'});
  await main.getByRole('button', {name: 'Record', exact: true}).click();
  await pressText(main, 'Name');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(said(main, 'Types into “Name”.')).toBeVisible();
  await expect(findPhone(main).getByText('Ada', {exact: true})).toBeVisible({timeout: 30_000});
  await expect(main.getByText('The script has ended.').first()).toBeVisible();
  await pressText(main, 'Save');
  await expect(script).toContainText('wait_for(lambda: Selector().text("^Save$").find()).click()');
  await expect(findPhone(main).getByText('Ada', {exact: true})).toHaveCount(0);
  await main.getByRole('button', {name: 'Take back'}).click();
  await expect(script).not.toContainText('Save');
  await expect(findPhone(main).getByText('Ada', {exact: true})).toBeVisible();

  await main.getByRole('button', {name: 'Stop recording'}).click();
  await pressText(main, 'Save');
  await expect(script).not.toContainText('Save');
  await main.getByRole('button', {name: 'Run again'}).click();
  await expect(main.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await main.getByRole('button', {name: 'Previous script'}).click();
  await expect(script).toContainText('find_all()');
});

test('the keyboard alone records: a control of the list, a point, a key, and the focus stays', async ({
  page,
}) => {
  const main = await openScene(page, 'settings');
  await main.getByRole('button', {name: 'Record', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', {name: 'Stop recording'})).toBeFocused();
  await main.getByRole('button', {name: /“Battery”/}).focus();
  await page.keyboard.press('Enter');
  const press = main.getByRole('button', {name: 'Press the chosen control'});
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(said(main, 'Presses “Battery”.')).toBeVisible();
  await expect(main.getByRole('button', {name: /“82 %”/})).toBeVisible({timeout: 30_000});
  await expect(press).toBeFocused();
  await main.getByRole('button', {name: 'Back', exact: true}).last().focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', {name: /“Bluetooth”/}).first()).toBeVisible();
  const pad = main.getByRole('application');
  await pad.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said(main, 'Presses the place 0, 25')).toBeVisible();
  await expect(pad).toBeFocused();
});

test('an iPhone is recorded with the calls of iOS, and has no Back', async ({page}) => {
  const main = await openScene(page, 'iphone');
  const script = main.getByRole('textbox', {name: 'Script'});
  await main.getByRole('button', {name: 'Record', exact: true}).click();
  await pressText(main, 'General');
  await expect(said(main, 'Presses “General”.')).toBeVisible();
  await expect(script).toContainText('from ascript.ios.node import Node, Selector');
  await expect(findPhone(main).getByText('About', {exact: true})).toBeVisible({timeout: 30_000});
  await expect(main.getByText('The script has ended.').first()).toBeVisible();
  await expect(main.getByRole('button', {name: 'Slide up'})).toBeVisible();
  await main.getByRole('button', {name: 'Home', exact: true}).click();
  await expect(script).toContainText('action.home()');
});

test('a recording ends when the reader changes the script or the scene, and what was written stays', async ({
  page,
}) => {
  const main = await openScene(page, 'signup');
  const script = main.getByRole('textbox', {name: 'Script'});
  const record = main.getByRole('button', {name: 'Record', exact: true});
  await record.click();
  await main.getByRole('button', {name: 'Slide up'}).click();
  await expect(script).toContainText('action.slide(');
  await script.press('Control+Home');
  await page.keyboard.type('# mine');
  await expect(record).toBeVisible();
  await pressText(main, 'Save');
  await expect(script).toContainText('# mine');
  await expect(script).not.toContainText('Save');

  await record.click();
  await main.getByRole('button', {name: 'Slide up'}).click();
  await main.getByLabel('Scene').selectOption('mail');
  await expect(record).toBeVisible();
  await main.getByLabel('Scene').selectOption('desktop');
  await expect(findPhone(main)).toHaveAccessibleName(/calculator/, {timeout: 30_000});
  await expect(record).toHaveCount(0);
  await expect(script).toContainText('action.slide(');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}});

  test('a field that a finger has pressed takes its text at once', async ({page}) => {
    const main = await openScene(page, 'signup');
    await main.getByRole('button', {name: 'Record', exact: true}).tap();
    await findPhone(main).getByText('City', {exact: true}).tap({force: true});
    await expect(main.getByLabel('Text for “City”')).toBeFocused();
    // The mouse events of the finger come last.
    await page.waitForTimeout(300);
    await page.keyboard.type('Oslo');
    await page.keyboard.press('Enter');
    await expect(findPhone(main).getByText('Oslo', {exact: true})).toBeVisible({timeout: 30_000});
  });
});

test('axe finds nothing while a recording waits for a text, dark at 360 px and light at 1440', async ({
  page,
}) => {
  const main = await openScene(page, 'signup');
  await main.getByRole('button', {name: 'Record', exact: true}).click();
  await pressText(main, 'City');
  await expect(main.getByLabel('Text for “City”')).toBeFocused();
  await expectSoundTool(page);
});
