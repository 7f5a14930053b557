import {inflateSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {openHydrated, openSettled} from '../support/openPage';
import {showMode} from '../support/showMode';
import {storeEarlier} from '../support/storage';
import {expect, test} from '../support/test';

/** Without margins. */
const A4 = {width: 794, height: 1123};

test('a printed docs page is its text and code: no navigation, no buttons, and no line cut off', async ({
  page,
}) => {
  await page.setViewportSize(A4);
  await openSettled(page, '/docs/android/api/screen/findcolors');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/^Checked on/)).toBeVisible();
  for (const name of ['Main', 'Docs sidebar', 'Docs pages']) {
    await expect(page.getByRole('navigation', {name})).toBeHidden();
  }
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const cut = await page
    .locator('main :is(pre, .table-scroll)')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('on a sheet that lies on its side the text begins at its edge', async ({page}) => {
  await page.setViewportSize({width: A4.height, height: A4.width});
  await page.goto('/docs/android/api/screen/findcolors');
  await page.emulateMedia({media: 'print'});
  const left = await page
    .getByRole('heading', {level: 1})
    .evaluate((title) => title.getBoundingClientRect().left);
  expect(left).toBeLessThan(50);
});

test('what is folded on a screen can be read on paper', async ({page}) => {
  for (const address of ['/docs/problems/windows', '/docs/android/api/node/app/selector']) {
    await page.emulateMedia({media: 'screen'});
    await openHydrated(page, address);
    const text = page.locator('details:not([open]) > :not(summary)').first();
    await expect(text).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(text, address).toBeVisible();
  }
});

test('a title stays with what it names, and no card, entry or row is cut in two by the end of a sheet', async ({
  page,
}) => {
  for (const [address, titles, entries] of [
    ['/docs/cookbook/', 'main h2', 'main ul > li'],
    ['/docs/reference/glossary', 'main dt', 'main tr'],
    ['/shop', 'main h2', 'main article'],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await openSettled(page, address);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(titles).first(), address).toHaveCSS('break-after', 'avoid');
    await expect(page.locator(entries).first(), address).toHaveCSS('break-inside', 'avoid');
  }
});

test('a page that is one article, and a step with code, begin on the sheet that has room', async ({page}) => {
  for (const [address, whole] of [
    ['/hidboard', 'main article'],
    ['/docs/android/devtools/webide', 'main li:has(pre)'],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await openSettled(page, address);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(whole).first(), address).toHaveCSS('break-inside', 'auto');
  }
});

test('the last sheet has something on it', async ({page}) => {
  await openSettled(page, '/docs/android/devtools/webide');
  const all = await page.pdf({format: 'A4'});
  const sheets = all.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(5);
  const last = await page.pdf({format: 'A4', pageRanges: `${sheets}`});
  expect(listStreams(last).some((stream) => /\bT[jJ]\b/.test(stream))).toBe(true);
});

test('a message over the screen of a run is dark on paper, and stands beside what it lay over', async ({
  page,
}) => {
  await openSettled(page, '/docs/android/api/node/app/selector');
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  const message = page.getByText('Continued', {exact: true});
  await expect(message).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(message).toHaveCSS('color', 'rgb(16, 32, 30)');
  await expect(message).toHaveCSS('position', 'static');
});

test('the tree of the playground is on paper in full, not as far as it is scrolled', async ({page}) => {
  await page.setViewportSize(A4);
  await openSettled(page, '/lab/selectors');
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  expect(await tree.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0);
});

test('a link that looks like a button is dark on paper, where nothing is behind it', async ({page}) => {
  await openSettled(page, '/');
  await page.emulateMedia({media: 'print'});
  const link = page.getByRole('link', {name: 'First script on Android'});
  await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(link).toHaveCSS('color', 'rgb(16, 32, 30)');
});

test('a section as one page fits paper and phone without scripts, and its contents lead to its chapters', async ({
  page,
}) => {
  await page.setViewportSize(A4);
  await page.emulateMedia({media: 'print'});
  await page.goto('/docs/windows/print');
  const {scripts, cut} = await page.evaluate(() => ({
    scripts: document.scripts.length,
    cut: [...document.querySelectorAll('pre, table, svg')].filter(
      (box) => box.scrollWidth > box.clientWidth + 1,
    ).length,
  }));
  expect({scripts, cut}).toEqual({scripts: 0, cut: 0});
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 360, height: 740});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page
    .getByRole('navigation', {name: 'Contents'})
    .getByRole('link', {name: 'Find the program'})
    .click();
  await expect(page.getByRole('heading', {level: 2, name: 'Find the program'})).toBeInViewport();
});

for (const address of ['/docs/android/api/screen/findcolors', '/docs/android/guide/first']) {
  test(`${address} prints dark ink on no background from dark and from light mode`, async ({page}) => {
    await storeEarlier(page, {theme: 'dark'});
    await openSettled(page, address);
    for (const mode of ['dark', 'light'] as const) {
      await page.emulateMedia({media: 'screen'});
      await showMode(page, mode);
      await page.emulateMedia({media: 'print'});
      await expect.poll(() => findWrongInk(page), {message: mode}).toEqual([]);
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      expect(scheme, mode).toBe('light');
    }
  });
}

/** Texts, in drawings too, that are too pale for paper (WCAG 1.4.3 on white), and boxes with ink behind the text. */
function findWrongInk(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('body *')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .flatMap((element) => {
        const {fill, color, backgroundColor} = getComputedStyle(element);
        const ink = element instanceof SVGElement ? fill : color;
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const name = `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 20)}`;
        return [
          ...(hasText && ink !== 'none' && 1.05 / (toLuminance(ink) + 0.05) < 4.5 ? [`${name}: ${ink}`] : []),
          ...(/rgba\(.*, 0\)/.test(backgroundColor) ? [] : [`${name}: on ${backgroundColor}`]),
        ];

        function toLuminance(value: string): number {
          const [r = 0, g = 0, b = 0] = (value.match(/[\d.]+/g) ?? []).map((part) => {
            const channel = Number(part) / 255;
            return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        }
      }),
  );
}

/** The compressed streams of a PDF; a sheet shows its text by the operators `Tj` and `TJ`. */
function listStreams(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({0: mark, index}) => {
    try {
      return inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
    } catch {
      // The end of a stream, or one that is not compressed.
      return [];
    }
  });
}
