import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

test('the shop’s four questions are answered by key, and the focus stays on each answer', async ({page}) => {
  await openHydrated(page, '/shop');
  const answers = [
    ['1. Which system?', 'Android', 'Space'],
    ['2. Does the device have Root?', 'No', 'Enter'],
    ['3. Do your apps ignore taps made by software?', 'No', 'Space'],
    ['4. How many devices in one place?', 'Up to 25', 'Enter'],
  ] as const;
  for (const [question, name, key] of answers) {
    const answer = page.getByRole('group', {name: question}).getByRole('button', {name});
    await answer.press(key);
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await expect(answer).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const recommendation = page.getByRole('status').filter({hasText: 'The address of this page'});
  await expect(recommendation.getByRole('link')).toBeFocused();
});

test('an address that holds answers shows them as given', async ({page}) => {
  await openHydrated(page, '/shop?system=android&access=no');
  for (const [question, name] of [
    ['1. Which system?', 'Android'],
    ['2. Does the device have Root?', 'No'],
  ] as const) {
    const answer = page.getByRole('group', {name: question}).getByRole('button', {name});
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
  }
});

for (const [address, group] of [
  ['/plug', 'Kind'],
  ['/videos', 'Level'],
] as const) {
  test(`the list of ${address} is narrowed by key, and the focus stays on the button`, async ({page}) => {
    await openHydrated(page, address);
    const buttons = page.getByRole('group', {name: group}).getByRole('button');
    // The first button clears the choice.
    const choice = buttons.nth(1);
    const entries = page.getByRole('main').getByRole('listitem').or(page.getByRole('main').getByRole('row'));
    const all = await entries.count();
    await choice.press('Space');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(choice).toBeFocused();
    await expect.poll(() => entries.count()).toBeLessThan(all);
    await buttons.first().press('Enter');
    await expect(buttons.first()).toBeFocused();
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    await expect(entries).toHaveCount(all);
  });
}
