import {findViolations, loadAxe} from '../support/findViolations';
import {openHydrated} from '../support/openPage';
import {showMode} from '../support/showMode';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const PAGE = '/lab/errors';
const LOG =
  "[15:47:05] start\r\n  File \"C:\\Users\\ada\\main.py\", line 4, in go\r\n    bed.click()\r\nAttributeError: 'NoneType' object has no attribute 'click'\r\n";

test('an error is explained with the reader’s names, keeps to the page, and is heard', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openHydrated(page, PAGE);
  const main = page.getByRole('main');
  const field = main.getByLabel('Error message, traceback or log');
  await field.fill(LOG);
  await expect(main.getByText('bed is None, so it has no click.')).toBeVisible();
  await expect(main.getByText('In line 4 of main.py:')).toBeVisible();
  await expect(main.getByRole('status').filter({hasText: 'One explanation.'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Nothing found: None'})).toHaveAttribute(
    'href',
    /guide\/python#none$/,
  );
  const search = main.getByRole('link', {name: /^Search the manual for/});
  await expect(search).toHaveAttribute('href', '/search?q=attributeerror');
  await expect(main.getByRole('heading', {name: 'Similar failures in the manual'})).toBeVisible();
  expect(requests.filter((request) => request.includes('ada'))).toEqual([]);
  expect(page.url()).toMatch(/\/lab\/errors$/);
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
  expect(stored).not.toContain('bed');
  // Whoever has read the page that an answer names comes back to the answer, for the platform that they chose.
  await main.getByLabel('Platform').selectOption('Windows');
  await main.getByRole('link', {name: 'Nothing found: None'}).click();
  await expect(page).toHaveURL(/guide\/python#none$/);
  await page.goBack();
  await expect(main.getByText('bed is None, so it has no click.')).toBeVisible();
  await expect(main.getByLabel('Platform')).toHaveValue('windows');
  await loadAxe(page);
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('the keyboard alone takes an example, opens a similar failure and clears the field', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, PAGE);
  const main = page.getByRole('main');
  const field = main.getByLabel('Error message, traceback or log');
  await main.getByRole('button', {name: 'Too new for the phone'}).press('Enter');
  await expect(field).toHaveValue(/int \| None/);
  await expect(main.getByRole('button', {name: 'Clear'})).toBeFocused();
  // On a phone the answer is below the field: what was taken or pasted brings it into view.
  await expect(main.getByText('needs Python 3.10').first()).toBeInViewport();
  const similar = main.getByRole('group').filter({hasText: 'unsupported operand'}).first();
  await similar.locator('summary').press('Enter');
  await expect(similar.getByText('Fix:')).toBeVisible();
  await main.getByRole('button', {name: 'Clear'}).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(main.locator('dl')).toHaveCount(0);
});

test('a text of ten megabytes and one with markup leave the page usable, also without a network', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openHydrated(page, PAGE);
  const main = page.getByRole('main');
  const field = main.getByLabel('Error message, traceback or log');
  await field.waitFor();
  await context.setOffline(true);
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `${'x'.repeat(10_000_000)}\nNameError: name 'cuont' is not defined.`);
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await expect(main.getByText('Nothing is called cuont at this point.')).toBeVisible();
  const note = main.getByText('its middle was left out');
  await expect(note).toBeVisible();
  await field.press('Control+End');
  await field.press('Backspace');
  await expect(field).toHaveValue(/is not defined$/);
  await expect(main.getByText('Nothing is called cuont at this point.')).toBeVisible();
  await expect(note).toBeVisible();
  await expect(main.getByText('did not load. Check your network connection.')).toBeVisible();
  await field.fill('KeyError: \'<img src=x onerror="document.title=1">\'');
  await expect(main.getByText('The dictionary has no such key.')).toBeVisible();
  await expect(note).toBeHidden();
  await expect(main.locator('img')).toHaveCount(0);
  // A log that is dropped beside the field is read, and does not take the place of the page.
  await page.locator('body').evaluate((body) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["KeyError: 'price'"], 'log.txt'));
    body.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await expect(field).toHaveValue("KeyError: 'price'");
  await context.setOffline(false);
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('link', {name: /^Search the manual for/})).toBeVisible();
});
