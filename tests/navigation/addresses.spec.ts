import {openHydrated, openSettled, waitForHydration} from '../support/openPage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const PAGE = '/docs/intro';
const TITLE = 'What AScript is';

test.use({viewport: {width: 1440, height: 900}});

for (const hash of ['#50%', '#%E0%A4%A']) {
  test(`the hash ${hash} leaves the page as it is, typed at the page and opened with it`, async ({page}) => {
    await openHydrated(page, PAGE);
    await page.evaluate((wrong) => {
      window.location.hash = wrong;
    }, hash);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
    await page.goto('/docs/about/us');
    await openHydrated(page, `${PAGE}${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
  });
}

for (const address of ['/docs/50%-off', '/docs/50%25-off', '/docs/%E0%A4%A', '/docs/intro%', '/%']) {
  test(`${address} is the living not-found page, also on the way back to it`, async ({page, faults}) => {
    faults.allow(PROVOKED.missing);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('link', {name: 'home page'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
}

for (const address of ['/DOCS/INTRO', '/docs/Intro', '/docs/intro.html']) {
  test(`${address} stays the not-found page, which names the right one first`, async ({page, faults}) => {
    faults.allow(PROVOKED.missing);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const first = page.getByRole('navigation', {name: 'Nearest pages'}).getByRole('link').first();
    await expect(first).toHaveAttribute('href', PAGE);
    await first.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
  });
}

for (const address of [
  '/docs/intro/index.html',
  '/docs/intro/index',
  '/index.html',
  '/index',
  '/docs/intro/',
]) {
  test(`${address} is the page itself`, async ({page}) => {
    await openSettled(page, `${address}?a=1#b`);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    expect(new URL(page.url()).pathname).toBe(address.replace(/(.)?\/index(?:\.html)?$/, '$1') || '/');
    expect(page.url()).toMatch(/\?a=1#b$/);
  });
}

test('the address of a section that has moved leads to the page where it is now, opened and typed at the page', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await openHydrated(page, '/docs/windows/window#list');
  await expect(page).toHaveURL('/docs/windows/dialogs#list');
  await expect(page.getByRole('heading', {name: 'Choose from a drop-down list'})).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
  await openHydrated(page, '/docs/windows/window#arrange');
  await expect(page).toHaveURL('/docs/windows/window#arrange');
  await page.evaluate(() => {
    window.location.hash = 'window.Selector.Selector.find';
  });
  await expect(page).toHaveURL('/docs/windows/controls#window.Selector.Selector.find');
});

test('the link of the announcement navigates without loading the page', async ({page}) => {
  await openHydrated(page, PAGE);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.getByRole('region', {name: 'Announcement'}).getByRole('link').click();
  await expect(page).toHaveURL('/docs/android/esp32');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(TITLE);
  expect(documents).toEqual([]);
});
