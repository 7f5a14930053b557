import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

const CLIPBOARD = '/docs/android/api/system/clipboard';

test('an entry shows import, signature, parameters, result and the same call on other platforms', async ({
  page,
}) => {
  await openHydrated(page, '/docs/android/api/screen/findcolors');
  const entry = page.getByRole('region', {name: 'Reference of screen.FindColors.find', exact: true});
  await expect(entry).toContainText('from ascript.android.screen import FindColors');
  await expect(entry).toContainText('until: int = 0');
  await expect(entry.getByText('required')).toHaveCount(1);
  await expect(entry).toContainText('Returns');
  await entry.getByRole('link', {name: 'FindColors.find on iOS'}).click();
  await expect(page).toHaveURL(/\/docs\/ios\/api\/screen\/findcolors#screen\.FindColors\.find$/);
});

test('the first call of a class whose result is not documented says so for those below it', async ({
  page,
}) => {
  await openHydrated(page, '/docs/android/api/ui/window');
  const article = page.getByRole('article');
  await expect(article.getByText('Result not documented')).toHaveCount(1);
  await expect(article.getByText(/^Result not documented/)).toHaveText(
    'Result not documented, as for each call below with -> Any and no Returns',
  );
});

test('a link to an entry brings it into view', async ({page}) => {
  await openHydrated(page, '/docs/android/api/screen/findcolors#screen.FindColors.find_all');
  await expect(
    page.getByRole('region', {name: 'Reference of screen.FindColors.find_all', exact: true}),
  ).toBeInViewport();
});

test('a signature wraps instead of scrolling at 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/android/api/screen/findcolors');
  const overflow = await page
    .locator('section[id="screen.FindColors.find"] pre')
    .first()
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('ten properties and more stand on one screen of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/docs/android/api/node/app/view#node.Node.visible');
  const properties = page.locator('[id^="node.Node."]');
  const countOnScreen = () =>
    properties.evaluateAll((elements) => {
      const barEnd = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const boxes = elements.map((element) => element.getBoundingClientRect());
      return boxes.filter(({top, bottom}) => top >= barEnd && bottom <= window.innerHeight).length;
    });
  await expect.poll(countOnScreen).toBeGreaterThanOrEqual(10);
});

test('a name in prose shows a card on hover and focus, which Escape closes, and leads to its entry', async ({
  page,
}) => {
  await openHydrated(page, '/docs/android/api/system/device');
  const link = page.getByRole('article').getByRole('link', {name: 'Device.current_appinfo'});
  const card = page.getByRole('tooltip');
  await expect(card).toBeHidden();
  await link.hover();
  await expect(card).toContainText('Device.current_appinfo() -> AppInfo');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(card).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(/#system\.Device\.current_appinfo$/);
});

test('the first use of a term shows its meaning on hover and focus, loads it only then, and leads to its page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openHydrated(page, '/docs/ios/intro');
  const term = page.getByRole('article').getByRole('link', {name: 'OCR', exact: true});
  const card = page.getByRole('tooltip');
  const before = scripts.length;
  await term.hover();
  await expect(card).toContainText('Optical character recognition');
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await term.focus();
  await expect(card).toBeInViewport({ratio: 1});
  await term.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ios\/api\/screen\/ocr$/);
});

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('a term first shows its meaning with a link, then leads to its page', async ({page}) => {
    await openHydrated(page, '/docs/ios/intro');
    const term = page.getByRole('article').getByRole('link', {name: 'OCR', exact: true});
    const card = page.getByRole('tooltip');
    await term.tap();
    await expect(card).toContainText('Optical character recognition');
    await expect(page).toHaveURL(/\/docs\/ios\/intro$/);
    await page.getByRole('heading', {level: 2}).first().tap();
    await expect(card).toBeHidden();
    await term.tap();
    await page.getByRole('link', {name: 'More on OCR'}).tap();
    await expect(page).toHaveURL(/\/docs\/ios\/api\/screen\/ocr$/);
  });

  test('a card stays within the window when the phone is turned', async ({page}) => {
    await page.setViewportSize({width: 740, height: 360});
    await openHydrated(page, '/docs/ios/intro');
    const term = page.getByRole('article').getByRole('link', {name: 'OCR', exact: true});
    const card = page.getByRole('tooltip');
    await term.tap();
    await expect(card).toBeVisible();
    await page.setViewportSize({width: 360, height: 740});
    const findEnd = async () => {
      const {x, width} = (await card.boundingBox()) ?? {x: 0, width: 0};
      return x + width;
    };
    await expect.poll(findEnd).toBeLessThanOrEqual(360);
  });
});

test('the index filters as one types and says when nothing matches', async ({page}) => {
  await openHydrated(page, '/docs/android/guide/api');
  const field = page.getByRole('searchbox', {name: 'Filter by name or meaning'});
  const all = await page.getByText(/^\d+ symbols$/).textContent();
  await field.fill('findcolors find_all');
  await expect(page.getByRole('link', {name: 'FindColors.find_all', exact: true}).first()).toBeVisible();
  await field.fill('qqq zzz');
  await expect(page.getByText('No symbol has all these words. Try a part of the name.')).toBeVisible();
  await field.fill('');
  await expect(page.getByText(/^\d+ symbols$/)).toHaveText(all ?? '');
});

test('the comparison of platforms can be narrowed to parameters with different names', async ({page}) => {
  await openHydrated(page, '/docs/reference/platforms');
  const rows = page.getByRole('row');
  const before = await rows.count();
  await page.getByRole('checkbox').check();
  const after = await rows.count();
  expect(after).toBeGreaterThan(1);
  expect(after).toBeLessThan(before);
});

test('the comparison is still narrowed when the reader comes Back from a call', async ({page}) => {
  await openHydrated(page, '/docs/reference/platforms');
  const box = page.getByRole('checkbox', {name: 'Only calls whose parameters have different names'});
  await box.check();
  await page
    .getByRole('link', {name: /^Yes: /})
    .first()
    .click();
  await expect(page).not.toHaveURL(/platforms/);
  await page.goBack();
  await expect(box).toBeChecked();
});

test('a checked sample says so and leads to what that means', async ({page}) => {
  await openHydrated(page, CLIPBOARD);
  await page.getByRole('link', {name: 'Type-checked'}).first().click();
  await expect(page).toHaveURL(/\/docs\/reference\/stubs#checked-samples$/);
});

test('the stubs and the list of symbols can be downloaded', async ({request}) => {
  const zip = await request.get('/ascript-stubs.zip');
  expect((await zip.body()).subarray(0, 2).toString()).toBe('PK');
  const {symbols} = await (await request.get('/symbols.json')).json();
  expect(symbols.length).toBeGreaterThan(1000);
  expect(symbols).toContainEqual(
    expect.objectContaining({
      name: 'ascript.android.action.click',
      kind: 'function',
      page: '/docs/android/api/action/#action.click',
    }),
  );
});
