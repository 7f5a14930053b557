import type {Locator} from '@playwright/test';
import {announcementBar} from '../../config/announcement';
import {externalLinks, product} from '../../config/identity';
import {DOCS_PAGE, openHydrated, waitForHydration} from '../support/openPage';
import {holdFiles} from '../support/requests';
import {refuseStorage} from '../support/storage';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

test('the skip link is the first stop of the keyboard and leads to the main content', async ({page}) => {
  await openHydrated(page, DOCS_PAGE);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.querySelector('h1') !== null)).toBe(true);
});

test('the announcement bar has the configured colours, leads to the ESP32 page and stays closed', async ({
  page,
}) => {
  await openHydrated(page, DOCS_PAGE);
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/docs/android/esp32');
  await expect(bar).toHaveCSS('background-color', toRgb(announcementBar.backgroundColor));
  await expect(bar.getByRole('link')).toHaveCSS('color', toRgb(announcementBar.textColor));
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await expect(bar).toBeHidden();
});

test('the titles of all kinds of pages have one size', async ({page}) => {
  await page.setViewportSize({width: 360, height: 760});
  for (const address of [
    DOCS_PAGE,
    '/docs/category/tutorial---basics',
    '/lab/phone',
    '/search',
    '/hidboard',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1}), address).toHaveCSS('font-size', '28px');
  }
});

test('the navbar leads to every place that it must', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, '/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [name, href] of Object.entries({
    Android: '/docs/android/intro',
    iOS: '/docs/ios/intro',
    Windows: '/docs/windows/intro',
    About: '/docs/about/us',
    Videos: '/videos',
    Shop: '/shop',
  })) {
    await expect(navbar.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  }
  for (const {label, href} of [externalLinks.forum, externalLinks.developerLogin]) {
    const link = navbar.getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(
    navbar.locator('.navbar__items--right').getByRole('link', {name: externalLinks.developerLogin.label}),
  ).toBeVisible();
  await navbar.getByRole('button', {name: 'Cloud services'}).click();
  await expect(navbar.getByRole('link', {name: 'Cloud control'})).toHaveAttribute(
    'href',
    '/docs/service/cloud/intro',
  );
  await expect(navbar.getByRole('link', {name: 'Cloud database'})).toHaveAttribute(
    'href',
    '/docs/service/db',
  );
});

test('the footer holds the four legal links, the friendly links, the community and the copyright', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const document of ['devprotocol', 'disclaimers', 'privacypolicy', 'userprotocol']) {
    await expect(footer.locator(`a[href="/docs/about/doc/${document}"]`)).toBeVisible();
  }
  for (const {href} of [externalLinks.python, externalLinks.packageIndex, externalLinks.partner]) {
    await expect(footer.locator(`a[href="${href}"]`)).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText('369344174');
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer.getByRole('img', {name: product.name}).filter({visible: true})).toHaveCount(1);
});

test('the navbar hides on scroll down and returns on scroll up', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openHydrated(page, DOCS_PAGE);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  // Two turns of the wheel: the first only tells the navbar where the page stands.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 500);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the navbar stays near the top of a page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openHydrated(page, DOCS_PAGE);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const y of [20, 40]) {
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  }
  await expect(navbar).toBeInViewport({ratio: 0.9});
});

test('the button below the sidebar lets no entry of the list show through', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
    await openHydrated(page, DOCS_PAGE);
    await expect(page.getByRole('button', {name: 'Collapse sidebar'})).toHaveCSS(
      'background-color',
      /^rgb\(/,
    );
  }
});

test('the colour mode is light at first, switches, and is kept under the key theme', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a code block copies its text and wraps its lines', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, DOCS_PAGE);
  const block = page.locator('figure[data-language=python]').first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  expect(copied).toContain('from ascript.android.node import Selector');
  await block.getByRole('button', {name: 'Wrap'}).click();
  await expect(block.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
});

test('output and commands are wrapped from the start, and can be shown as they are', async ({page}) => {
  await openHydrated(page, '/docs/android/devtools/open');
  const blocks = ['text', 'bash'].map((language) =>
    page.locator(`figure[data-language=${language}]`).first(),
  );
  for (const block of blocks) {
    await expect(block.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
    await expect(block.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  }
  await blocks[0]?.getByRole('button', {name: 'Wrap'}).click();
  for (const block of blocks) await expect(block.locator('pre')).toHaveCSS('white-space', 'pre');
});

test('code that a reader wraps is wrapped in all blocks, on other pages too, and output stays as it was', async ({
  page,
}) => {
  await openHydrated(page, '/docs/android/devtools/open');
  const wraps = page.locator('figure[data-language=python]').getByRole('button', {name: 'Wrap'});
  await wraps.first().click();
  await expect(wraps.last()).toHaveAttribute('aria-pressed', 'true');
  await openHydrated(page, '/docs/android/api/python/pip');
  await expect(wraps.last()).toHaveAttribute('aria-pressed', 'true');
  await wraps.last().click();
  await expect(wraps.first()).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await waitForHydration(page);
  await expect(wraps.first()).toHaveAttribute('aria-pressed', 'false');
  const output = page.locator('figure[data-language=text]').first();
  await expect(output.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
});

test('what a reader has chosen to wrap is wrapped before the scripts run, and nothing moves when they do', async ({
  page,
}) => {
  await openHydrated(page, '/docs/android/api/python/pip');
  const code = page.locator('figure[data-language=python]');
  const output = page.locator('figure[data-language=text]');
  for (const blocks of [code, output]) await blocks.first().getByRole('button', {name: 'Wrap'}).click();
  const release = await holdFiles(page);
  await page.reload({waitUntil: 'commit'});
  await expect(code.last().locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  await expect(output.last().locator('pre')).toHaveCSS('white-space', 'pre');
  const readHeights = () =>
    page.locator('pre').evaluateAll((all) => all.map((pre) => pre.getBoundingClientRect().height));
  const before = await readHeights();
  release();
  await waitForHydration(page);
  await expect(code.last().getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  await expect(output.last().getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'false');
  expect(await readHeights()).toEqual(before);
  await code.last().getByRole('button', {name: 'Wrap'}).click();
  await expect(code.first().locator('pre')).toHaveCSS('white-space', 'pre');
});

test('what is stored of wrapping and is not a choice counts as none', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('wrapOutput', 'purple'));
  await openHydrated(page, '/docs/android/api/python/pip');
  const output = page.locator('figure[data-language=text]').first();
  await expect(output.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  await expect(output.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
});

test('where nothing can be stored a block is wrapped alone', async ({page, faults}) => {
  faults.allow(PROVOKED.refusedStorage);
  await page.addInitScript(refuseStorage);
  await openHydrated(page, DOCS_PAGE);
  const wrap = page.locator('figure[data-language=python]').first().getByRole('button', {name: 'Wrap'});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('a wrapped line goes on in no column where Python begins one', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/android/api/python/pip');
  const block = page.locator('figure[data-language=python]').first();
  await block.getByRole('button', {name: 'Wrap'}).click();
  const goesOn = (await readLineStarts(block)).filter(({before}) => before !== '\n');
  expect(goesOn.length).toBeGreaterThan(0);
  for (const {column} of goesOn) expect(column).toBeCloseTo(6, 0);
});

test('a line after a marked one begins in its own column', async ({page}) => {
  await openHydrated(page, '/docs/learn/android/tap');
  const block = page.locator('figure:has(.line-inserted)').first();
  const starts = (await readLineStarts(block)).filter(({before}) => before === '\n');
  expect(starts.length).toBeGreaterThan(0);
  for (const {column} of starts) expect(column).toBeCloseTo(0, 1);
});

test('no line of a command is broken at a hyphen, and what is copied is the command', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/android/api/python/pip');
  const block = page.locator('figure[data-language=bash]').filter({hasText: '--only-binary'}).first();
  const starts = await readLineStarts(block);
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.map(({before}) => before)).not.toContain('-');
  const command = 'pip install --target carried --no-compile --python-version 3.8';
  const selected = await block.locator('code').evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString();
  });
  expect(selected).toContain(command);
});

test('the comparisons of platforms fit a phone of 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/reference/platforms');
  const hidden = await page
    .locator('.table-scroll')
    .evaluateAll((boxes) => boxes.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
  expect(hidden).toHaveLength(5);
  // A letter of another font may be a pixel wider.
  expect(Math.max(...hidden)).toBeLessThan(4);
});

test('tables of three columns, of platforms and of short words fit a phone of 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const address of [
    '/docs/android/api/mode',
    '/docs/android/devtools/open',
    '/docs/android/hero',
    '/docs/android/online',
    '/docs/android/reward',
    '/docs/coming-from',
    '/docs/problems/messages',
    '/docs/reference/platforms',
    '/docs/reference/versions',
    '/docs/service/intro',
    '/docs/shop/b',
    '/docs/topics/events',
    '/docs/topics/many-screens',
    '/docs/topics/updating-scripts',
    '/videos',
  ]) {
    await page.goto(address);
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll((boxes) => boxes.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
    expect(hidden.length, address).toBeGreaterThan(0);
    // A letter of another font may be a pixel wider.
    expect(Math.max(...hidden), address).toBeLessThan(2);
  }
});

function toRgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Where each line of a block but its first begins, in letters from the first, and the character before it. */
function readLineStarts(block: Locator): Promise<{before: string; column: number}[]> {
  return block.locator('code').evaluate((code) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const letters: {letter: string; box: DOMRect}[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        letters.push({letter, box: range.getBoundingClientRect()});
      }
    }
    const [first] = letters;
    return letters.slice(1).flatMap(({letter, box}, index) => {
      const before = letters[index];
      if (!first || !before || letter === '\n' || box.top - before.box.top < box.height / 2) return [];
      return [{before: before.letter, column: (box.left - first.box.left) / first.box.width}];
    });
  });
}
