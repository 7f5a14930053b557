import {openHydrated} from '../support/openPage';
import {SCRIPTS} from '../support/requests';
import {expect, test} from '../support/test';
import {openDialog, paste} from './openDialog';

test('shows what the address asks for, and leads there from the dialog', async ({page}) => {
  const {dialog, field} = await openDialog(page);
  await field.fill('click');
  await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL('/search?q=click');
  await expect(page.getByRole('searchbox', {name: 'Search the site'})).toHaveValue('click');
  await expect(page.getByRole('status').filter({hasText: 'results'})).toHaveText(/^\d+ results$/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
});

test('takes the error out of a traceback that is pasted or comes with the address', async ({page}) => {
  const traceback = 'Traceback (most recent call last):\n  File "a.py", line 7\nKeyError: \'name\'\n';
  const field = page.getByRole('searchbox', {name: 'Search the site'});
  await openHydrated(page, '/search');
  await paste(field, traceback);
  await expect(field).toHaveValue("KeyError: 'name'");
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await openHydrated(page, `/search?${new URLSearchParams({q: traceback})}`);
  await expect(field).toHaveValue("KeyError: 'name'");
});

test('takes what a tool complains of out of a pasted log', async ({page}) => {
  await openHydrated(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search the site'});
  await paste(field, "* daemon started successfully\nerror: device unauthorized.\nTry 'adb kill-server'.\n");
  await expect(field).toHaveValue('error: device unauthorized.');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('turns pages and narrows by facets, and Back undoes each', async ({page}) => {
  await openHydrated(page, '/search?q=click');
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.getByRole('button', {name: /^API \d+$/}).click();
  await expect(page.getByRole('button', {name: /^API \d+$/})).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
});

test('Back from a hit shows the hits where the reader left them', async ({page}) => {
  await openHydrated(page, '/search?q=click');
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').nth(20);
  await hit.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await hit.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeHidden();
  await page.goBack();
  await expect(hit).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('shows the last page of hits for an address of a later one, and Back leaves it', async ({page}) => {
  await openHydrated(page, '/search');
  await openHydrated(page, '/search?q=click&page=999');
  const place = page.getByText(/^Page \d+ of \d+$/);
  await expect(place).toHaveText(/^Page (\d+) of \1$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('on a phone what narrows the hits takes a row a kind, which scrolls to what the keyboard reaches', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/search?q=click');
  for (const name of ['Platform', 'Kind']) {
    const row = page.getByRole('group', {name});
    const {height, top, right} = await row.evaluate((element) => element.getBoundingClientRect());
    expect(height, name).toBeLessThan(60);
    const last = row.getByRole('button').last();
    // What is beyond the edge shows by a button that fades there.
    const isCut = await row.getByRole('button').evaluateAll((all, edge) => {
      const boxes = all.map((button) => button.getBoundingClientRect());
      return boxes.some((box) => box.left < edge - 8 && box.right > edge - 24);
    }, right);
    expect(isCut, name).toBe(true);
    await last.focus();
    await expect(last, name).toBeInViewport({ratio: 1});
    expect(await row.evaluate((element) => element.getBoundingClientRect().top), name).toBe(top);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on a phone the kind that the address asks for is in sight', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/search?q=click&kind=Blog');
  const chosen = page.getByRole('main').getByRole('button', {pressed: true});
  await expect(chosen).toBeInViewport({ratio: 1});
});

const hostile = [
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a'.repeat(10_000),
  '%00%07%1btap%E2%80%AE',
  '%E0%A4%A',
  `${'(a%2B)%2B'.repeat(20)}%24`,
];
for (const q of hostile) {
  test(`does nothing but search for ${q.slice(0, 40)}`, async ({page}) => {
    let hasAsked = false;
    page.on('dialog', (dialog) => {
      hasAsked = true;
      return dialog.dismiss();
    });
    await openHydrated(page, `/search?q=${q}`);
    await expect(page.getByRole('status').filter({hasText: 'result'})).toHaveText(/^\d+ results?$/);
    expect(
      (await page.getByRole('searchbox', {name: 'Search the site'}).inputValue()).length,
    ).toBeLessThanOrEqual(64);
    await expect(page.locator('main img, main script')).toHaveCount(0);
    expect(hasAsked).toBe(false);
  });
}

test('is offered to browsers that add the search of a site to their own', async ({page, request}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const description = await request.get(href ?? '');
  expect(await description.text()).toContain('/search?q={searchTerms}');
});

test('says that it needs JavaScript where there is none', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/search');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main noscript p')).toHaveText(/^Search needs JavaScript\./);
  await context.close();
});

test('a hit that is clicked right after typing keeps its own address while its page loads', async ({
  page,
}) => {
  await openHydrated(page, '/search?q=Clipboard.put');
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(hit).toBeVisible();
  const href = await hit.getAttribute('href');
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('searchbox', {name: 'Search the site'}).press('End');
  await page.keyboard.type(' ');
  await hit.dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeHidden();
  await expect(page).toHaveURL(href ?? '');
});

test('a filter that finds nothing more keeps the focus when it is let go', async ({page}) => {
  await openHydrated(page, '/search?q=click');
  const filter = page.getByRole('button', {name: /^Windows/, exact: false}).first();
  await filter.click();
  await page.getByRole('searchbox').fill('vmos');
  await expect(filter).toHaveText(/ 0$/);
  await filter.press('Enter');
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(filter).toBeFocused();
});
