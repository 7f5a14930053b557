import {findViolations, loadAxe} from '../support/findViolations';
import {openHydrated, openSettled} from '../support/openPage';
import {SCRIPTS} from '../support/requests';
import {resize} from '../support/resize';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

const PAGE = '/docs/ios/api/screen/ocr';
const OPEN = 'Use it with an assistant';

test('the foot of a page leads to its text in Markdown, which the server sends as such', async ({page}) => {
  await openHydrated(page, PAGE);
  const link = page.getByRole('link', {name: 'This page as Markdown'});
  await expect(link).toHaveAttribute('href', `${PAGE}.md`);
  const answer = await page.request.get(`${PAGE}.md`);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await answer.text()).toMatch(/^---\ntitle: /);
});

test('the menu opens by key, moves nothing, and gives the focus back on Escape', async ({page}) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', {name: OPEN});
  await button.focus();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  for (const name of ['View as Markdown', 'Open in Claude', 'Open in ChatGPT', 'Use as MCP server']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name})).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu also from the button that opened it', async ({page}) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', {name: OPEN});
  await button.press('Enter');
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a press outside closes the menu, one in it does not', async ({page}) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', {name: OPEN});
  await button.click();
  const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
  await copy.locator('xpath=../../..').click({position: {x: 3, y: 3}});
  await expect(copy).toBeVisible();
  await page.getByRole('heading', {name: 'See also'}).click({position: {x: 1, y: 1}});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(copy).toHaveCount(0);
});

test('the menu closes when the focus leaves it, in both directions', async ({page}) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', {name: OPEN});
  await button.press('Enter');
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', {name: 'This page as Markdown'})).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await page.getByRole('link', {name: 'Use as MCP server'}).focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the open menu keeps to WCAG 2.2 AA and to the window, 360 and 1440 px wide', async ({page}) => {
  const sizes = [
    {width: 360, height: 780},
    {width: 1440, height: 900},
  ];
  await page.setViewportSize({width: 360, height: 780});
  await openHydrated(page, PAGE);
  await loadAxe(page);
  for (const size of sizes) {
    await resize(page, size);
    await page.getByRole('button', {name: OPEN}).click();
    const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
    await expect(copy).toBeInViewport();
    // The rest of the page is looked at elsewhere; what the menu covers is not a target while it is open.
    const selector = 'div:has(> button[aria-expanded=true])';
    expect(await findViolations(page, {selector}), `${size.width} px`).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
  }
});

test('copying puts the page on the clipboard and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, PAGE);
  await page.getByRole('button', {name: OPEN}).click();
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByText('Copied. Paste it into the conversation.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: /);
});

test('assistants get the published address of the Markdown copy, by a plain link', async ({page}) => {
  await openHydrated(page, PAGE);
  await page.getByRole('button', {name: OPEN}).click();
  const href = await page.getByRole('link', {name: 'Open in Claude'}).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('q')).toContain(`https://ascript.cn${PAGE}.md`);
});

test('the page that a reader goes to while the menu is open begins at its top, with a closed menu', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.getByRole('button', {name: OPEN}).click();
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', {name: OPEN})).toHaveAttribute('aria-expanded', 'false');
});

test('why the menu did not open is said on this page alone', async ({page, faults}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await openSettled(page, PAGE);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.getByRole('button', {name: OPEN}).click();
  const failure = page.getByText('The menu did not load.');
  await expect(failure).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(failure).toHaveCount(0);
});
