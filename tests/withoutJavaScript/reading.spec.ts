import {findNavbarOverlaps} from '../support/findNavbarOverlaps';
import {expect, test} from '../support/test';

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

test('every kind of page reads without JavaScript', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    const text = await page.getByRole('main').textContent();
    expect(text?.length, path).toBeGreaterThan(path === '/search' ? 60 : 300);
  }
});

for (const path of ['/docs/intro', '/blog', '/']) {
  test(`the skip link of ${path} leads to what is inside of its main content`, async ({page}) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('links lead on', async ({page}) => {
  await page.goto('/docs/intro');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('every panel of tabs is open under the name of its tab, and its code can be read', async ({page}) => {
  await page.goto('/');
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveCount(3);
  for (const [place, name] of ['Android', 'iOS', 'Windows'].entries()) {
    await expect(panels.nth(place).getByText(name, {exact: true}).first()).toBeVisible();
    await expect(panels.nth(place).locator('pre').first()).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('no filter is shown that does nothing, nor what it is called', async ({page}) => {
  const controls = 'input:not(:disabled), select, textarea, button:not(:disabled), fieldset, label';
  for (const path of [
    '/plug',
    '/videos',
    '/docs/android/guide/api',
    '/docs/reference/platforms',
    '/docs/cookbook/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator(controls).locator('visible=true'), path).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  for (const address of ['/', '/docs/android/api/screen/findcolors', '/search']) {
    test(`${address} has its menus in the page, and no button that does nothing`, async ({page}) => {
      await page.goto(address);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      for (const name of ['Android', 'iOS', 'Windows', 'Videos', 'Shop', 'About', 'Search'])
        await expect(navbar.getByRole('link', {name, exact: true})).toBeVisible();
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
      await expect(page.locator('button:not(.navbar__link, :disabled):visible')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the navbar scrolls away with the page, and no entry covers another', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await page.goto('/docs/android/intro');
    expect(await findNavbarOverlaps(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  });

  test('the pages of the docs are listed below the text', async ({page}) => {
    await page.goto('/docs/android/api/screen/findcolors');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'FindColors', exact: true})).toBeVisible();
  });
});

test('signatures, parameters and results of a call can be read', async ({page}) => {
  await page.goto('/docs/android/api/screen/findcolors');
  const entry = page.getByRole('region', {name: 'Reference of screen.FindColors.find', exact: true});
  await expect(entry).toContainText('until: int = 0');
  await expect(entry).toContainText('Returns');
});

test('a tool does not say that it is loading', async ({page}) => {
  for (const path of ['/lab/phone', '/lab/selectors', '/lab/colors', '/lab/errors', '/offline']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await expect(page.getByText(/^Loading the /), path).toBeHidden();
  }
});
