import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/android/api/screen/findcolors',
  '/videos',
  '/shop',
  '/plug',
  '/blog',
  '/search',
];

for (const path of PAGES) {
  test(`${path} reads without JavaScript`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const text = await page.getByRole('main').textContent();
    expect(text?.length).toBeGreaterThan(path === '/search' ? 60 : 300);
  });
}

test('links lead on', async ({page}) => {
  await page.goto('/docs/intro');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the first panel of tabs is open, and its code can be read', async ({page}) => {
  await page.goto('/');
  const panel = page.getByRole('tabpanel').first();
  await expect(panel).toBeVisible();
  await expect(panel.locator('pre').first()).toContainText('import');
});

test('signatures, parameters and results of a call can be read', async ({page}) => {
  await page.goto('/docs/android/api/screen/findcolors');
  const entry = page.getByRole('region', {name: 'Reference of screen.FindColors.find', exact: true});
  await expect(entry).toContainText('until: int = 0');
  await expect(entry).toContainText('Returns');
});
