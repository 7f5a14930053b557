import type {Locator, Route} from '@playwright/test';
import {weighFiles} from '../support/builtSite';
import {openHydrated, openSettled} from '../support/openPage';
import {
  ENGINE_FILES,
  expectGone,
  findSample,
  openSample,
  run,
  runInWorker,
  SAMPLE_PAGE,
  writeScript,
} from '../support/phone';
import {SCRIPTS} from '../support/requests';
import {setConnection} from '../support/setConnection';
import {expect, test} from '../support/test';
import {PROVOKED} from '../support/watchFaults';

// No line begins inside of the second one, so that nothing but the clock of the page can end it.
const ENDLESS = 'print("begins")\nmax(max(range(2 ** 29)) for _ in range(1000))\n';

/** What the first Run may cost, in bytes after brotli; only ever less. */
const FIRST_RUN_BYTES = 240 * 1024;

/** The sample is still there to be read, and its button still copies it. */
async function expectReadable(sample: Locator, text: string): Promise<void> {
  await expect(sample.locator('pre').first()).toContainText(text);
  await sample.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sample.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await sample.page().evaluate(() => navigator.clipboard.readText())).toContain(text);
}

test('what a sample is, and what it prints, stays as it is when the browser translates the page', async ({
  page,
}) => {
  const sample = await openSample(page, 'print("Hello")\n');
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  const texts = await sample.locator('pre').all();
  expect(texts).toHaveLength(2);
  for (const text of texts) await expect(text).toHaveAttribute('translate', 'no');
});

test('a sample runs beside its phone, and nothing of it is fetched before the press', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const sample = await openSample(page, 'print("Hello")\n');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/assets/phone/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  const worker = await runInWorker(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(sample.locator('pre', {hasText: 'Hello'}).last()).toHaveText('Hello');
  await expect(sample.getByRole('img', {name: /^Simulated phone\. /})).toBeVisible();
  await expect(sample.getByRole('link', {name: 'Simulated'})).toHaveAttribute(
    'href',
    '/docs/reference/simulator',
  );
  await expectGone(worker, page);
});

test('a file of the project that the page shows is there when its samples run', async ({page}) => {
  await openHydrated(page, '/docs/android/api/file');
  const sample = findSample(page);
  await writeScript(
    sample,
    'from ascript.android.system import R\nprint(open(R.res("accounts.csv")).read())\n',
  );
  await run(sample);
  await expect(sample.locator('pre', {hasText: 'Grace,New York'}).last()).toBeVisible({timeout: 30_000});
});

test('the mark of a line stays at that line when lines are wrapped', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const sample = await openSample(page, undefined, '/docs/android/api/screen/findcolors');
  const code = sample.locator('pre code').first();
  const lines = ((await code.textContent()) ?? '').trimEnd().split('\n').length;
  // The page shows its own code again, so the mark is at the last line of that.
  await writeScript(sample, `${'\n'.repeat(lines - 1)}print(1 / 0)\n`);
  await run(sample);
  await expect(sample.getByText('ZeroDivisionError').first()).toBeVisible({timeout: 30_000});
  /** The height of the code, and of what is below the mark, in pixels. */
  const measure = async () => {
    const [all, mark] = await Promise.all([
      code.boundingBox(),
      sample.locator('[data-failed=true]').boundingBox(),
    ]);
    const {y, height} = all ?? {y: 0, height: 0};
    return {height, below: y + height - ((mark?.y ?? 0) + (mark?.height ?? 0))};
  };
  const {height, below} = await measure();
  expect(below).toBeLessThan(30);
  await sample.getByRole('button', {name: 'Wrap'}).click();
  await expect.poll(async () => (await measure()).height).toBeGreaterThan(height);
  await expect.poll(async () => (await measure()).below).toBeCloseTo(below, 0);
});

test('the first Run weighs no more than its budget', async ({page}) => {
  // Nothing of other pages, which are fetched ahead once the pointer moves.
  await setConnection(page, {saveData: true});
  await openSettled(page, SAMPLE_PAGE);
  const files = new Set<string>();
  page.context().on('request', (request) => files.add(new URL(request.url()).pathname));
  await run(findSample(page));
  await expect(page.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  const bytes = weighFiles([...files].filter((file) => file.startsWith('/assets/')));
  expect(bytes).toBeGreaterThan(200 * 1024);
  expect(bytes).toBeLessThan(FIRST_RUN_BYTES);
});

test('Stop ends a loop that never calls within 100 ms, and the next run is clean', async ({page}) => {
  const sample = await openSample(page, ENDLESS);
  const worker = await runInWorker(sample);
  await expect(sample.locator('pre', {hasText: 'begins'}).last()).toBeVisible({timeout: 30_000});
  const stopMs = await sample.getByRole('button', {name: 'Stop'}).evaluate(async (button) => {
    const before = performance.now();
    if (button instanceof HTMLElement) button.click();
    while (!document.body.textContent?.includes('You stopped the script.'))
      await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - before;
  });
  expect(stopMs).toBeLessThan(100);
  await expectGone(worker, page);
  await writeScript(sample, 'print("again", "begins" in globals())\n');
  await run(sample);
  await expect(sample.locator('pre', {hasText: 'again'}).last()).toHaveText('again False', {timeout: 30_000});
});

test('a loop that never ends is ended after ten seconds of computing', async ({page}) => {
  const sample = await openSample(page, ENDLESS);
  const worker = await runInWorker(sample);
  await expect(sample.getByText('more than 10 seconds of computing').first()).toBeVisible({timeout: 60_000});
  await expectGone(worker, page);
});

test('a later run takes a worker that was started ahead, and leaves nothing of the run before', async ({
  page,
}) => {
  const sample = await openSample(page, 'import random\nrandom.seed(7)\nprint("first")\n');
  await expectGone(await runInWorker(sample), page);
  const [spare] = page.workers();
  if (!spare) throw new Error('no worker was started ahead');
  await writeScript(sample, 'print("later", "random" in globals())\n');
  await run(sample);
  await expect(sample.locator('pre', {hasText: 'later'}).last()).toHaveText('later False', {timeout: 30_000});
  await expectGone(spare, page);
});

test('a script reaches neither network nor storage nor the page', async ({page}) => {
  const names = [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Worker'],
    ...['indexedDB', 'caches', 'BroadcastChannel', 'navigator', 'postMessage', 'eval', 'location', 'self'],
  ];
  const sample = await openSample(
    page,
    `import js
for name in ${JSON.stringify(names)}:
    if getattr(js, name, None) is not None:
        print("reached", name)
try:
    print(js.constructor.constructor("return [typeof fetch, typeof XMLHttpRequest, typeof WebSocket, typeof indexedDB].join()")())
except Exception as error:
    print(type(error).__name__)
print("tried all")
`,
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) fetched.push(request.url());
  });
  await run(sample);
  const output = sample.locator('pre', {hasText: 'tried all'}).last();
  await expect(output).toBeVisible({timeout: 30_000});
  await expect(output).not.toContainText('reached');
  await expect(output).not.toContainText('function');
  expect(fetched).toEqual([]);
});

test('a failing script shows the reader’s own lines and what the failure means', async ({page}) => {
  const sample = await openSample(
    page,
    'from ascript.android.node import Selector\n\n\ndef press():\n    Selector().text("nope").find().click()\n\n\npress()\n',
  );
  await run(sample);
  const failure = sample.getByText('A search gives None when it finds nothing');
  await expect(failure).toBeVisible({timeout: 30_000});
  await expect(sample.getByText('Line 5, in press').first()).toBeVisible();
  await expect(sample.locator('li code', {hasText: 'find().click()'})).toBeVisible();
});

test('a failure by the None of a call that is not simulated names the call', async ({page}) => {
  const sample = await openSample(
    page,
    'from ascript.android import media\n\nlevel = media.get_volume()\nmedia.volume(level + 1)\n',
  );
  await run(sample);
  const failure = sample.getByText('android.media.get_volume is not simulated: here it gives None');
  await expect(failure).toBeVisible({timeout: 30_000});
});

test('what is not simulated says so, with the page that describes it', async ({page}) => {
  const sample = await openSample(
    page,
    'from ascript.android import media\n\nmedia.vibrate(100)\nprint("after")\n',
  );
  await run(sample);
  await expect(sample.getByText('does nothing here: it is not simulated.').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(sample.getByRole('link', {name: 'What it does on a device'})).toHaveAttribute(
    'href',
    /^\/docs\//,
  );
});

test('offline before the first Run, a sentence says what to do, and a later press works', async ({
  page,
  context,
  faults,
}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  const sample = await openSample(page, 'print("here")\n');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await run(sample);
  await expect(sample.getByRole('alert')).toContainText('Check your network connection', {timeout: 30_000});
  await expectReadable(sample, 'print("here")');
  await context.setOffline(false);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
});

for (const [what, answer] of [
  ['does not come', (route: Route) => route.abort()],
  ['is refused', (route: Route) => route.fulfill({status: 404})],
] as const) {
  test(`an interpreter that ${what} is named, and the sample stays`, async ({page, faults}) => {
    faults.allow([...PROVOKED.offline, ...PROVOKED.missing, ...PROVOKED.missingCode]);
    await page.route(ENGINE_FILES, answer);
    const sample = await openSample(page);
    await run(sample);
    await expect(sample.getByRole('alert')).toContainText('Check your network connection', {
      timeout: 30_000,
    });
    await expectReadable(sample, 'Device');
    await page.unroute(ENGINE_FILES);
    await sample.getByRole('button', {name: 'Run again'}).click();
    await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  });
}

test('without workers the reader is told what to do', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  const sample = await openSample(page);
  await run(sample);
  await expect(sample.getByRole('alert')).toContainText('use another browser', {timeout: 30_000});
  await expectReadable(sample, 'Device');
});

test('without WebAssembly the reader is told what to do', async ({page}) => {
  const sample = await openSample(page);
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = `if (typeof window === 'undefined') delete self.WebAssembly;\n${await response.text()}`;
    await route.fulfill({response, body});
  });
  await run(sample);
  await expect(sample.getByRole('alert')).toContainText('no WebAssembly', {timeout: 30_000});
  await expectReadable(sample, 'Device');
});

test('on a slow network the reader is told why nothing happens, and may stop', async ({page, faults}) => {
  faults.allow([...PROVOKED.offline, ...PROVOKED.missingCode]);
  await page.route(ENGINE_FILES, () => undefined);
  const sample = await openSample(page);
  await run(sample);
  await expect(sample.getByText('Still loading')).toBeVisible({timeout: 30_000});
  await expectReadable(sample, 'Device');
  await sample.getByRole('button', {name: 'Stop'}).click();
  await expect(sample.getByText('You stopped the script.').first()).toBeVisible();
});
