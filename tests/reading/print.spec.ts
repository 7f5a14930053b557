import {expect, test} from '@playwright/test';
import {openSettled} from '../support/scripts';

test('a printed docs page is its text and code: no navigation, no buttons, and no line cut off', async ({
  page,
}) => {
  // A4 without margins
  await page.setViewportSize({width: 794, height: 1123});
  await openSettled(page, '/docs/android/api/screen/findcolors');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/^Checked on/)).toBeVisible();
  for (const name of ['Main', 'Docs sidebar', 'Docs pages']) {
    await expect(page.getByRole('navigation', {name})).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const cut = await page
    .locator('main :is(pre, .table-scroll)')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
  expect(cut).toBe(0);
});
