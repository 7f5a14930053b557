import {followNavbarLink} from '../support/followNavbarLink';
import {DOCS_PAGE, openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles} from '../support/requests';
import {expect, test} from '../support/test';
import {openDialog} from './openDialog';

test.use({viewport: {width: 1440, height: 900}});

test('Back with the dialog open closes it, and the focus goes to the heading of the other page', async ({
  page,
}) => {
  await openHydrated(page, '/videos');
  await followNavbarLink(page, '/shop');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1, name: 'Videos'})).toBeHidden();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', {level: 1, name: 'Videos'})).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/shop');
});

test('opening and closing the dialog keeps the way forward', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await page.locator('nav.navbar a[href="/videos"]').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DOCS_PAGE);
  // The address changes before the page does, whose frame has a search of its own.
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goForward();
  await expect(page).toHaveURL('/videos');
});

for (const [width, before] of [
  [360, 'that was open before'],
  [1440, 'that is on its way too'],
] as const) {
  test(`a search ${before} stays open when a page with another frame comes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {field} = await openDialog(page, '/videos');
    await field.press('Escape');
    if (before === 'that is on its way too') await page.reload();
    await waitForHydration(page);
    const release = await holdFiles(page);
    await followNavbarLink(page, '/docs/android/intro');
    await expect(page).toHaveURL('/docs/android/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('swipe');
    release();
    await expect(page.locator('h1')).not.toHaveText('Videos');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('swipe');
    await field.press('Escape');
    await expect(field).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/videos');
    await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  });
}

for (const width of [360, 1440]) {
  test(`what follows Escape at once is not lost, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {field, hits} = await openDialog(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill('clipboard');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Python that uses apps as you do');
    await page.goBack();
    await expect(page).toHaveURL(DOCS_PAGE);
    await page.goForward();
    await expect(page).toHaveURL('/');
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('a reload with the dialog open costs no further step back', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    // The address changes before the page does, whose frame has a search of its own.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Python that uses apps as you do');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.waitForFunction(() => window.history.state?.layers);
    await page.reload();
    await page.waitForFunction(() => !window.history.state?.layers);
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
  });

  test('Back closes the dialog', async ({page}) => {
    const {dialog} = await openDialog(page);
    await page.waitForFunction(() => window.history.state?.layers);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(DOCS_PAGE);
  });
});
