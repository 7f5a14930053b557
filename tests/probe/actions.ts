import {expect, type Locator, type Page} from '@playwright/test';
import {followNavbarLink} from '../support/followNavbarLink';
import {waitForHydration} from '../support/openPage';
import type {Action} from './cells';

const ABOUT = '/docs/about/us';
const ABOUT_TITLE = 'Who makes AScript';
/** What the site says where something did not come. */
const SENTENCE = /could not be loaded|did not load|does not run|Unable to fetch results/;

/** What a reader does, up to what they see of it: the thing itself, or a sentence in its place. */
const ACTS: Readonly<Record<Action, (page: Page) => Promise<void>>> = {
  'first load': reload,
  reload,
  link: followAbout,

  async Back(page) {
    await followAbout(page);
    await page.goBack();
    await expectEither(page, findHeading(page));
  },

  async Forward(page) {
    await followAbout(page);
    await page.goBack();
    // Nobody presses Forward before the page before has come: a load of it that is under way would take that place.
    await expect(page.getByRole('heading', {level: 1, name: ABOUT_TITLE})).toBeHidden();
    // A page that loads itself anew after a failure takes back a Forward that comes meanwhile: who sees that presses again.
    await expect(async () => {
      if (new URL(page.url()).pathname !== ABOUT) await page.goForward();
      await expect(page).toHaveURL(ABOUT, {timeout: 1000});
    }).toPass({timeout: 15_000});
    await expectEither(page, findHeading(page));
  },

  async search(page) {
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expectEither(page, dialog);
    if (!(await dialog.isVisible())) return;
    await dialog.getByRole('combobox').fill('click');
    await expectEither(page, dialog.getByRole('option').first(), 20_000);
  },

  async mode(page) {
    const before = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  },

  async menu(page) {
    await page.setViewportSize({width: 360, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },

  async announcement(page) {
    const close = page.getByRole('button', {name: 'Close the announcement'});
    if (await close.isVisible()) await close.click();
    await expect(close).toBeHidden();
  },

  async tabs(page) {
    const tab = page.getByRole('tab', {name: 'iOS'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },

  async copy(page) {
    await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
    await expect(page.getByText(/^Copied|refused|select/i).first()).toBeVisible();
  },
};

/** Does what a reader does, and waits until they see something of it. */
export function act(action: Action, page: Page): Promise<void> {
  return ACTS[action](page);
}

/** Without a network a reload ends on a page of the browser's own, which no site can help. */
export async function isBrowserError(page: Page): Promise<boolean> {
  return page.url().startsWith('chrome-error:') || (await page.locator('#main-frame-error').count()) > 0;
}

async function reload(page: Page): Promise<void> {
  await page.reload({waitUntil: 'commit'}).catch(() => undefined);
  const seen = findHeading(page).or(findSentence(page)).first();
  // The browser's own page, which may be empty, comes after the reload has begun.
  await expect.poll(async () => (await seen.isVisible()) || (await isBrowserError(page))).toBe(true);
  if (await isBrowserError(page)) return;
  await Promise.race([waitForHydration(page), findSentence(page).waitFor()]);
}

async function followAbout(page: Page): Promise<void> {
  await followNavbarLink(page, ABOUT);
  await expect(page).toHaveURL(ABOUT);
  await expectEither(page, page.getByRole('heading', {level: 1, name: ABOUT_TITLE}));
}

/** Waits for the thing itself, or for a sentence in its place. */
async function expectEither(page: Page, thing: Locator, timeout?: number): Promise<void> {
  await expect(thing.or(findSentence(page)).first()).toBeVisible({...(timeout !== undefined && {timeout})});
}

function findHeading(page: Page): Locator {
  return page.getByRole('heading', {level: 1}).first();
}

function findSentence(page: Page): Locator {
  return page.getByText(SENTENCE).first();
}
