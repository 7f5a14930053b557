import type {Page} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {followNavbarLink} from '../support/followNavbarLink';
import {DOCS_PAGE, openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles, ROUTES, SCRIPTS, watchRequests} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';
const DISMISSED = {[ID]: announcementBar.id, [DISMISS]: 'true'};
const OTHER_DISMISSED = {[ID]: 'another', [DISMISS]: 'true'};

test('a closed bar stays closed, on this page, on others and in another tab', async ({page, context}) => {
  await openStoring(page, {});
  await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
  await expect(bar(page)).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(DOCS_PAGE);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeHidden();
  const other = await context.newPage();
  await openHydrated(other, '/');
  await expect(bar(other)).toBeHidden();
});

test('whoever follows another link while that of the bar waits for the routes of the site stays there', async ({
  page,
}) => {
  await setConnection(page, {saveData: true});
  await openHydrated(page, DOCS_PAGE);
  const release = await holdFiles(page, ROUTES);
  await bar(page).getByRole('link').click();
  await followNavbarLink(page, '/videos');
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Videos'})).toBeVisible();
  await expect.poll(watchRequests(page)).toBe(true);
  await expect(page).toHaveURL('/videos');
});

test('another announcement shows to readers who closed the one before it, and can be closed in turn', async ({
  page,
}) => {
  await openStoring(page, OTHER_DISMISSED);
  await expect(bar(page)).toBeVisible();
  expect(await readStored(page)).toEqual({[ID]: announcementBar.id, [DISMISS]: 'false'});
  await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
  await page.reload();
  await waitForHydration(page);
  await expect(bar(page)).toBeHidden();
});

test('closing the bar leaves the focus on the next control', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await bar(page).getByRole('button', {name: 'Close the announcement'}).press('Enter');
  await expect(page.locator('nav.navbar a').first()).toBeFocused();
});

test('the closed bar is announced to nobody and leaves no room', async ({page}) => {
  await openStoring(page, DISMISSED);
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  expect((await page.getByRole('navigation', {name: 'Main'}).boundingBox())?.y).toBe(0);
});

test('where an id that is none, no id or a dismissal that is none is stored, the bar shows and closes', async ({
  page,
}) => {
  for (const stored of [
    {[ID]: '{"\u0000<img src=x>', [DISMISS]: 'true'},
    {[DISMISS]: 'true'},
    {[ID]: announcementBar.id, [DISMISS]: '{"\u0000'},
  ]) {
    const what = JSON.stringify(stored);
    await openStoring(page, stored);
    await expect(bar(page), what).toBeVisible();
    await bar(page).getByRole('button', {name: 'Close the announcement'}).click();
    expect(await readStored(page), what).toEqual(DISMISSED);
    await page.evaluate(() => localStorage.clear());
  }
});

for (const [state, {stored, isShown}] of Object.entries({
  shown: {stored: {}, isShown: true},
  dismissed: {stored: DISMISSED, isShown: false},
  'dismissed before its content changed': {stored: OTHER_DISMISSED, isShown: true},
})) {
  for (const viewport of [
    {width: 390, height: 844},
    {width: 1440, height: 900},
  ]) {
    test(`the bar is ${state}: nothing moves from the first paint on, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await storeEarlier(page, stored);
      await page.addInitScript(watchLayout);
      await openPaintedBeforeScripts(page);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.watchedLayout)).toEqual({
        shifts: [],
        frames: isShown ? ['shown'] : ['hidden'],
      });
    });
  }
}

declare global {
  interface Window {
    watchedLayout: {
      /** Elements that moved by themselves. */
      shifts: string[];
      /** States of the bar that came to be painted. */
      frames: string[];
    };
  }
}

function watchLayout() {
  const shifts: string[] = [];
  const frames: string[] = [];
  window.watchedLayout = {shifts, frames};
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  });
  observer.observe({type: 'layout-shift', buffered: true});
  const look = () => {
    requestAnimationFrame(look);
    if (document.querySelector('nav.navbar') === null) return;
    const height = document.querySelector<HTMLElement>('[aria-label=Announcement]')?.offsetHeight ?? 0;
    const state = height > 0 ? 'shown' : 'hidden';
    if (!frames.includes(state)) frames.push(state);
  };
  look();
}

/** Holds the scripts back until the page has painted, as on a slow line: what they change then would be seen. */
async function openPaintedBeforeScripts(page: Page) {
  const isPainted = page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.route(SCRIPTS, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(DOCS_PAGE, {waitUntil: 'commit'});
}

async function openStoring(page: Page, stored: Record<string, string>) {
  await storeEarlier(page, stored);
  await openHydrated(page, DOCS_PAGE);
}

function readStored(page: Page) {
  return page.evaluate(
    (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
    [ID, DISMISS],
  );
}

function bar(page: Page) {
  return page.getByRole('region', {name: 'Announcement'});
}
