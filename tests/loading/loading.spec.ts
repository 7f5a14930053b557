import type {Page} from '@playwright/test';
import {followNavbarLink} from '../support/followNavbarLink';
import {DOCS_PAGE, openSettled, waitForHydration} from '../support/openPage';
import {holdFiles, ROUTES, SCRIPTS} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const START = DOCS_PAGE;
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

/** Retries by the notice of what did not load, once the files come again. */
async function retry(page: Page, files: string): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Part of this page did not load');
  await page.unroute(files);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
}

test('a page whose scripts do not load stays readable, and offers Retry', async ({page, faults}) => {
  faults.allow(PROVOKED.offline);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(START);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await retry(page, SCRIPTS);
});

test('the not-found page stays readable when the routes of the site do not load, and offers Retry', async ({
  page,
  faults,
}) => {
  faults.allow([...PROVOKED.missing, ...PROVOKED.offline, ...PROVOKED.missingCode]);
  await page.route(ROUTES, (route) => route.abort());
  await page.goto('/docs/nothing');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await retry(page, ROUTES);
});

test('a page that loads shows no notice', async ({page}) => {
  await openSettled(page, START);
  await expect(page.locator('#boot-notice')).toHaveCount(0);
});

test('a navigation without network says so in the place of the page, and Retry shows the page', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
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

test('a load that takes longer than 200 ms shows that it goes on', async ({page, context, faults}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openSettled(page, START);
  await context.setOffline(true);
  await followNavbarLink(page, ABOUT.path);
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  const release = await holdFiles(page);
  await retry.click();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
});

const GONE = {status: 404, body: 'Not found'};

/**
 * Opens a page, whose site is then released anew: it gets `answer` for all files of a kind, until the result is called. The route
 * is there from the start. One that is added to an open page may come after the key that follows, or after a cache that has the
 * file.
 */
async function openBeforeRelease(page: Page, files: string, answer: object = GONE): Promise<() => void> {
  let isGone = false;
  await page.route(files, (route) => (isGone ? route.fulfill(answer) : route.continue()));
  await openSettled(page, START);
  isGone = true;
  return () => {
    isGone = false;
  };
}

for (const [what, files, answer] of [
  ['site', SCRIPTS, GONE],
  ['site whose routes are gone', ROUTES, GONE],
  ['site whose routes are HTML with status 200', ROUTES, {contentType: 'text/html', body: '<!doctype html>'}],
] as const) {
  test(`a ${what} that was released anew under an open tab ends on the new page after one full load`, async ({
    page,
    faults,
  }) => {
    faults.allow([...PROVOKED.missing, ...PROVOKED.missingCode]);
    const bringBack = await openBeforeRelease(page, files, answer);
    const documents = countDocuments(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'document') bringBack();
    });
    await followNavbarLink(page, ABOUT.path);
    await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
    await expect(page).toHaveURL(ABOUT.path);
    await waitForHydration(page);
    expect(documents()).toBe(1);
  });
}

test('under a tab from before a release, the search and Run say that reloading the page helps', async ({
  page,
  faults,
}) => {
  faults.allow([...PROVOKED.missing, ...PROVOKED.missingCode]);
  await openBeforeRelease(page, '**/assets/{js,css}/*');
  await page.keyboard.press('/');
  await expect(
    page.getByText(/^The search did not load\..* If you are online, reload the page\./),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  const alert = page.getByRole('alert').filter({hasText: 'The simulated phone did not load.'});
  await expect(alert).toContainText('If you are online, reload the page.');
});

test('code that stays gone never makes a loop of loads: the page is read as it is, with Retry', async ({
  page,
  faults,
}) => {
  faults.allow([...PROVOKED.missing, ...PROVOKED.missingCode]);
  await page.clock.install();
  await openBeforeRelease(page, SCRIPTS);
  const documents = countDocuments(page);
  await followNavbarLink(page, ABOUT.path);
  await expect(page.getByRole('heading', {level: 1, name: ABOUT.title})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
});

const MAIN = '**/assets/js/main.*.js';
/** What the console says of it, in the words of the browser. */
const BROKEN = [/Unexpected|Cannot read properties of null|MIME type|net::ERR/];

for (const [what, answer] of Object.entries({
  'is cut off': {contentType: 'text/javascript', body: '(()=>{var a={'},
  'is HTML with status 200': {contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'},
  throws: {contentType: 'text/javascript', body: 'null.f()'},
})) {
  test(`a main script that ${what} leaves the page readable, with words and Retry`, async ({
    page,
    faults,
  }) => {
    faults.allow(BROKEN);
    await page.route(MAIN, (route) => route.fulfill({status: 200, ...answer}));
    await page.goto(START);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('search, menus and buttons may not work');
    await page.unroute(MAIN);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await waitForHydration(page);
    await expect(notice).toBeHidden();
  });
}

test('a main script that is empty is missed after a while', async ({page}) => {
  await page.clock.install();
  await page.route(MAIN, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.goto(START);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('did not load');
});

test('a browser that is too old is told which one is needed', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.goto(START);
  await expect(page.getByRole('alert')).toContainText('Your browser is too old for this site');
  await expect(page.getByRole('alert')).toContainText('Safari 16.4 or newer');
});

test('after Retry the focus and the view are where a navigation puts them', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openSettled(page, ABOUT.path);
  await context.setOffline(true);
  await followNavbarLink(page, '/docs/android/intro');
  const failure = page.getByRole('alert').filter({hasText: 'This page could not be loaded.'});
  await expect(failure.getByRole('heading', {level: 1})).toBeFocused();
  await failure.getByRole('button', {name: 'Retry'}).click();
  await expect(failure.getByRole('heading', {level: 1})).toBeFocused();
  // The address asks for a part of the page, as a link to it would.
  await page.evaluate((to) => window.history.replaceState(window.history.state, '', to), '#what-you-need');
  await context.setOffline(false);
  await failure.getByRole('button', {name: 'Retry'}).click();
  const target = page.locator('#what-you-need');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});
