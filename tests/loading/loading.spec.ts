import {expect, type Page, test} from '@playwright/test';
import {
  followNavbarLink,
  holdScripts,
  openSettled,
  SCRIPTS,
  setConnection,
  waitForHydration,
} from '../support/scripts';

const START = '/docs/android/api/screen/findcolors';
const ABOUT = {path: '/docs/about/us', title: 'Who makes AScript'};

/** Counts the pages that the server is asked for. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

test.use({viewport: {width: 1440, height: 900}});

// A page that was fetched ahead needs no network.
test.beforeEach(({page}) => setConnection(page, {saveData: true}));

test('a page whose scripts do not load stays readable, and offers Retry', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(START);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Part of this page did not load');
  await page.unroute(SCRIPTS);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

test('a page that loads shows no notice', async ({page}) => {
  await openSettled(page, START);
  await expect(page.locator('#boot-notice')).toHaveCount(0);
});

test('a navigation without network says so in the place of the page, and Retry shows the page', async ({
  page,
  context,
}) => {
  await openSettled(page, START);
  await context.setOffline(true);
  await followNavbarLink(page, ABOUT.path);
  const failure = page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});
  await expect(failure).toBeVisible();
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
  await expect(page).toHaveURL(ABOUT.path);
});

test('a load that takes longer than 200 ms shows that it goes on', async ({page, context}) => {
  await openSettled(page, START);
  await context.setOffline(true);
  await followNavbarLink(page, ABOUT.path);
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  const release = await holdScripts(page);
  await retry.click();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
});

test('a site that was released anew under an open tab ends on the new page after one full load', async ({
  page,
}) => {
  await openSettled(page, START);
  const documents = countDocuments(page);
  await page.route(SCRIPTS, (route) => route.fulfill({status: 404, body: 'Not found'}));
  page.on('request', (request) => {
    if (request.resourceType() === 'document') page.unroute(SCRIPTS);
  });
  await followNavbarLink(page, ABOUT.path);
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
  await expect(page).toHaveURL(ABOUT.path);
  await waitForHydration(page);
  expect(documents()).toBe(1);
});

test('code that stays gone never makes a loop of loads: the page is read as it is, with Retry', async ({
  page,
}) => {
  await openSettled(page, START);
  const documents = countDocuments(page);
  await page.route(SCRIPTS, (route) => route.fulfill({status: 404, body: 'Not found'}));
  await followNavbarLink(page, ABOUT.path);
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.waitForTimeout(1500);
  expect(documents()).toBe(1);
});
