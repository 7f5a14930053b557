import {expect, type Page} from '@playwright/test';
import {waitForHydration} from '../support/openPage';
import type {Action} from './cells';

const ABOUT = '/docs/about/us';
const ABOUT_TITLE = 'Who makes AScript';
/** What the site says where something did not come. */
const SENTENCE = /could not be loaded|did not load|does not run|Unable to fetch results/;

/** What a reader does, up to what they see of it: the thing itself, or a sentence in its place. */
export async function act(action: Action, page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1}).first();
  const sentence = page.getByText(SENTENCE).first();
  switch (action) {
    case 'first load':
    case 'reload':
      await page.reload({waitUntil: 'commit'}).catch(() => undefined);
      // The browser's own page, which may be empty, comes after the reload has begun.
      await expect
        .poll(async () => (await heading.or(sentence).first().isVisible()) || (await isBrowserError(page)))
        .toBe(true);
      if (await isBrowserError(page)) return;
      await Promise.race([waitForHydration(page), sentence.waitFor()]);
      return;
    case 'link':
      await follow(page, ABOUT);
      return;
    case 'Back':
      await follow(page, ABOUT);
      await page.goBack();
      await expect(heading.or(sentence).first()).toBeVisible();
      return;
    case 'Forward':
      await follow(page, ABOUT);
      await page.goBack();
      // Nobody presses Forward before the page before has come: a load of it that is under way would take that place.
      await expect(page.getByRole('heading', {level: 1, name: ABOUT_TITLE})).toBeHidden();
      // A page that loads itself anew after a failure takes back a Forward that comes meanwhile: who sees that presses again.
      await expect(async () => {
        if (new URL(page.url()).pathname !== ABOUT) await page.goForward();
        await expect(page).toHaveURL(ABOUT, {timeout: 1000});
      }).toPass({timeout: 15_000});
      await expect(heading.or(sentence).first()).toBeVisible();
      return;
    case 'search': {
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await expect(dialog.or(sentence).first()).toBeVisible();
      if (!(await dialog.isVisible())) return;
      await dialog.getByRole('combobox').fill('click');
      await expect(dialog.getByRole('option').first().or(sentence).first()).toBeVisible({timeout: 20_000});
      return;
    }
    case 'mode': {
      const before = await page.locator('html').getAttribute('data-theme');
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
      return;
    }
    case 'menu': {
      await page.setViewportSize({width: 360, height: 800});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      return;
    }
    case 'announcement': {
      const close = page.getByRole('button', {name: 'Close the announcement'});
      if (await close.isVisible()) await close.click();
      await expect(close).toBeHidden();
      return;
    }
    case 'tabs': {
      const tab = page.getByRole('tab', {name: 'iOS'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      return;
    }
    case 'copy':
      await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
      await expect(page.getByText(/^Copied|refused|select/i).first()).toBeVisible();
  }

  async function follow(target: Page, path: string): Promise<void> {
    await target.locator(`nav.navbar a[href="${path}"]`).first().dispatchEvent('click');
    await expect(target).toHaveURL(path);
    const arrived = target.getByRole('heading', {level: 1, name: ABOUT_TITLE});
    await expect(arrived.or(sentence).first()).toBeVisible();
  }
}

/** Without a network a reload ends on a page of the browser's own, which no site can help. */
export async function isBrowserError(page: Page): Promise<boolean> {
  return page.url().startsWith('chrome-error:') || (await page.locator('#main-frame-error').count()) > 0;
}
