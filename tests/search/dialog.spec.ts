import {findViolations, loadAxe, WCAG_22_AA} from '../support/findViolations';
import {DOCS_PAGE, openHydrated, openSettled} from '../support/openPage';
import {showMode} from '../support/showMode';
import {expect, test} from '../support/test';
import {findDialog, openDialog, paste, reopenAfterHit} from './openDialog';

test('opens by slash, Ctrl+K and its button, and Escape gives the focus back', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  const {dialog, field} = findDialog(page);
  const button = page.getByRole('button', {name: 'Search'});
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('stays as high when a phone’s page is enlarged by two fingers', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const {dialog} = await openDialog(page);
  const height = (await dialog.boundingBox())?.height;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 2});
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect((await dialog.boundingBox())?.height).toBe(height);
  await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 1});
});

test('closes by a click beside it', async ({page}) => {
  const {dialog} = await openDialog(page);
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(DOCS_PAGE);
});

test('leaves a slash alone that is typed into a field', async ({page}) => {
  await openHydrated(page, '/plug');
  const field = page.getByRole('searchbox').first();
  await field.click();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(findDialog(page).dialog).toBeHidden();
});

test('fetches nothing of the search before a reader reaches for it', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSettled(page, DOCS_PAGE);
  expect(requests.filter((url) => url.includes('/search/'))).toEqual([]);
  const before = requests.length;
  const {field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
  expect(requests.slice(before).some((url) => url.includes('/assets/search/root.'))).toBe(true);
});

test('moves through hits with the arrow keys, round the ends, and opens the active one with Enter', async ({
  page,
}) => {
  const {dialog, field, active} = await openDialog(page);
  await field.fill('Selector.find');
  // The first hits may give way to others until the search has ended.
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  const first = (await active.getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', first);
  await field.press('ArrowDown');
  await expect(active).not.toHaveAttribute('id', first);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await field.press(key);
  await expect(active).toHaveAttribute('id', first);
  const target = await active.getAttribute('href');
  await field.press('Enter');
  await expect(page).toHaveURL(target ?? '');
  await expect(findDialog(page).dialog).toBeHidden();
});

test('selects nothing while an input method composes', async ({page}) => {
  const {field, active} = await openDialog(page);
  await field.fill('click');
  await expect(active).toHaveCount(1);
  await field.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true})),
  );
  await expect(page).toHaveURL(DOCS_PAGE);
  await expect(field).toBeVisible();
});

test('takes at most 64 characters', async ({page}) => {
  const {field} = await openDialog(page);
  // All at once: each letter alone would be searched for.
  await page.keyboard.insertText('x'.repeat(70));
  await expect(field).toHaveValue('x'.repeat(64));
});

test('marks the parameter under the caret in a signature', async ({page}) => {
  const {field, hits} = await openDialog(page);
  await field.fill('FindColors.find_color(');
  const signature = hits.filter({hasText: 'FindColors.find_color(color'}).first().locator('code');
  await expect(signature.locator('mark')).toHaveText(/^color/);
  await field.press('End');
  await field.pressSequentially('"#FFFFFF", ');
  await expect(signature.locator('mark')).toHaveText(/^rect/);
});

test('keeps the query when it is opened again', async ({page}) => {
  const {field, dialog} = await openDialog(page);
  await field.fill('swipe');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('swipe');
});

test('stays open when the browser tells late that it was closed before', async ({page}) => {
  const {dialog, field} = await openDialog(page);
  await dialog.evaluate((element) => element.dispatchEvent(new Event('close')));
  await field.fill('swipe');
  await expect(field).toHaveValue('swipe');
  await expect(dialog).toBeVisible();
});

test('narrows the hits to a platform, and shows how many each has', async ({page}) => {
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('ocr');
  const chip = dialog.getByRole('button', {name: /^iOS \d+$/});
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(hits.first()).toHaveAttribute('href', /^\/docs\/ios\//);
  const hrefs = await hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')));
  // A topic or a recipe may be about several platforms.
  expect(hrefs.filter((href) => !/^\/docs\/(?:(?:learn\/)?ios|topics|cookbook)\//.test(href ?? ''))).toEqual(
    [],
  );
});

test('remembers what was opened, keeps favourites, and forgets both on demand', async ({page}) => {
  const {dialog} = await reopenAfterHit(page, 'Clipboard.put');
  const recent = dialog.getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveCount(1);
  await recent.getByRole('button', {name: /^Keep/}).click();
  const favourites = dialog.getByRole('region', {name: 'Favourites'});
  await expect(favourites.getByRole('link')).toHaveCount(1);
  await page.reload();
  await openDialog(page);
  await favourites.getByRole('button', {name: /^Remove/}).click();
  await expect(favourites).toBeHidden();
});

test('on a phone the platforms stand above the hits in full', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits.first()).toBeVisible();
  const row = dialog.getByRole('group', {name: 'Platform'});
  await expect(row.getByRole('button').first()).toBeInViewport({ratio: 1});
  expect((await row.boundingBox())?.height).toBeLessThan(60);
});

test('opens again by a slash within the frame in which it closed', async ({page}) => {
  const {dialog, field} = await openDialog(page);
  await field.fill('Clipboard.put');
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await field.evaluate(async (element) => {
    const press = (key: string) => new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
    element.dispatchEvent(press('Enter'));
    // React closes it in a microtask, long before the browser takes the focus from what is hidden.
    await Promise.resolve();
    document.activeElement?.dispatchEvent(press('/'));
  });
  await expect(page).not.toHaveURL(DOCS_PAGE);
  await expect(dialog).toBeVisible();
});

test('says what was not found, and suggests what is', async ({page}) => {
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('zzselektorzz');
  await expect(dialog).toContainText('No results for “zzselektorzz”');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('target', '_blank');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await expect(hits.first()).toBeVisible();
});

test('says when no page has most of it, and leads to other ways', async ({page}) => {
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('aardvark zebra gearbox tap');
  await expect(hits.first()).toBeVisible();
  await expect(dialog).toContainText('No page has all of this. The nearest:');
  await dialog.getByRole('link', {name: 'Problems by what you see'}).click();
  await expect(page).toHaveURL('/docs/problems/');
  await expect(dialog).toBeHidden();
});

test('takes the error out of a pasted traceback, and finds what it means', async ({page}) => {
  const {field, hits} = await openDialog(page);
  await paste(
    field,
    'Traceback (most recent call last):\n  File "a.py", line 7\nModuleNotFoundError: No module named \'requests\'\n',
  );
  await expect(field).toHaveValue("ModuleNotFoundError: No module named 'requests'");
  await expect(hits.first()).toBeVisible();
});

test('shows 6 hits without scrolling at 1280 x 900, and 3 at 360 x 760', async ({page}) => {
  const {field, hits} = await openDialog(page);
  for (const [width, height, least] of [
    [1280, 900, 6],
    [360, 760, 3],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const query of ['FindColors.find', 'wait until a text appears']) {
      await field.fill(query);
      await expect(hits.nth(least - 1), `${query} at ${width} px`).toBeInViewport({ratio: 0.9});
    }
  }
});

test('shows 20 hits, and on a small screen at most five of a page', async ({page}) => {
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('find');
  await expect(hits).toHaveCount(20);
  await page.setViewportSize({width: 360, height: 740});
  await field.fill('FindColors');
  // Until they come, the hits of the word before stand there, as many of a page as a large screen shows.
  const groups = dialog.getByRole('group');
  const countMost = () =>
    groups.evaluateAll((all) =>
      Math.max(...all.map((group) => group.querySelectorAll('[role=option]').length)),
    );
  await expect.poll(countMost).toBe(5);
});

test('fits a phone with its keyboard up', async ({page}) => {
  await page.setViewportSize({width: 360, height: 380});
  const {field, hits} = await openDialog(page);
  await field.fill('find_colors');
  await expect(hits.first()).toBeInViewport({ratio: 0.3});
  await expect(field).toBeInViewport({ratio: 1});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('shows its field and hits on a phone whose text is twice as large', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const {dialog, field, hits} = await openDialog(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await field.fill('click');
  await expect(hits).toHaveCount(20);
  await expect(hits.first()).toBeInViewport({ratio: 0.9});
  await expect(field).toBeInViewport({ratio: 1});
  await dialog.getByRole('link', {name: /^See all/}).scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport({ratio: 1});
});

test('shows its field and the active hit where there is little height, as at a zoom of 400 %', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click');
  await expect(hits).toHaveCount(20);
  await expect(hits.first()).toBeInViewport({ratio: 0.9});
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', {selected: true})).toBeInViewport({ratio: 0.9});
  await expect(field).toBeInViewport({ratio: 1});
});

test('has no accessibility faults in light and in dark mode', async ({page}) => {
  const {dialog, field, hits} = await openDialog(page);
  await field.fill('click(');
  await expect(hits.first()).toBeVisible();
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await loadAxe(page);
  const tags = [...WCAG_22_AA, 'best-practice'];
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode);
    expect(await findViolations(page, {tags, selector: 'dialog'}), mode).toEqual([]);
  }
});
