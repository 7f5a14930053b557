import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler} from '@docusaurus/types';
import {buildWorker} from '../../plugins/offline/buildWorker';
import {expectFocus} from '../support/keyboard';
import {openHydrated, waitForHydration} from '../support/openPage';
import {PROVOKED} from '../support/watchFaults';
import {expect, keep, openChoice, readVersion, remove, test} from './offlineTest';

const TAP = 'docs/android/api/screen/findcolors';
const INTRO = '/some/base/docs/android/intro';
/** What a release adds to a page. */
const NEWS = 'Released anew';
/** A server that is gone, or answers in anger. */
const AWAY = [...PROVOKED.offline, ...PROVOKED.missing, 'status 50', /status of 50/];

test.use({viewport: {width: 1440, height: 900}});

test('before the press nothing is kept and no worker is there', async ({page, context}) => {
  await openChoice(page);
  await page.reload();
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({length}) => length)),
  ).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(context.serviceWorkers()).toEqual([]);
});

test('the button says that something is to be chosen first', async ({page}) => {
  await openChoice(page);
  await expect(page.getByRole('button', {name: 'Choose what to keep'})).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('checkbox', {name: 'Windows'}).check();
  await expect(page.getByRole('button', {name: 'Keep offline'})).toBeEnabled();
});

test('what is kept is read, searched and followed with the server stopped, and says that it is a copy', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.allow(AWAY);
  await keep(page, 'Android', 'All other pages', 'Labs');
  await site.stop();
  const line = page.getByText('Offline copy of');
  for (const address of [TAP, `${TAP}/`, 'blog/tags/软件下载', 'lab/colors', './', `${TAP}?a=1`]) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await waitForHydration(page);
    await expect(line, address).toBeVisible();
  }
  await page.reload();
  await waitForHydration(page);
  await page.locator(`.menu a[href="${INTRO}"]`).first().click();
  await expect(page).toHaveURL(INTRO);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('findColors');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('FindColors');
  const second = await context.newPage();
  await openHydrated(second, TAP);
  await expect(second.getByText('Offline copy of')).toBeVisible();
});

test('a page that is not kept says so and names the nearest that are', async ({page, site, faults}) => {
  faults.allow(AWAY);
  await keep(page, 'Android');
  await site.stop();
  await openHydrated(page, 'docs/ios/intro');
  await expect(page.getByRole('heading', {name: 'This page is not kept offline'})).toBeVisible();
  const nearest = page.getByRole('navigation', {name: 'Nearest pages'}).locator(`a[href="${INTRO}"]`);
  // The title comes from the copy, too.
  await expect(nearest).toHaveText('AScript for Android');
  await nearest.click();
  await expect(page).toHaveURL(INTRO);
  await site.start();
  await openHydrated(page, 'docs/ios/intro');
  await expect(page.getByText(/Offline copy|not kept offline/)).toBeHidden();
});

test('a release with one changed page costs a handful of requests, and a tab of the old one goes on', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.allow(AWAY);
  await keep(page, 'Android');
  const old = await context.newPage();
  await openHydrated(old, INTRO);
  const version = await readVersion(page);
  await site.changePage(`/some/base/${TAP}`, NEWS);
  await openHydrated(page, INTRO);
  site.forget();
  await page.reload();
  await expect.poll(() => readVersion(page)).toBe(`${version}+`);
  expect(site.asked.filter((address) => !address.includes('/img/')).length).toBeLessThanOrEqual(6);
  await site.stop();
  await page.goto(TAP);
  await expect(page.getByText(NEWS)).toBeVisible();
  await old.locator('nav.navbar a[href="/some/base/"]').first().click();
  await expect(old).toHaveURL('./');
  await expect(old.getByRole('heading', {level: 1})).toBeVisible();
});

test('a release that comes as an error, as the page of a network or cut off leaves the copy as it was', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(AWAY);
  await keep(page, 'Android');
  const version = await readVersion(page);
  await site.changePage(`/some/base/${TAP}`, NEWS);
  for (const mood of ['error', 'portal', 'cut'] as const) {
    site.setMood(mood, /findcolors/);
    await openChoice(page);
    await page.getByRole('button', {name: 'Update'}).click();
    await expect(page.getByRole('alert'), mood).toContainText('try again');
    expect(await readVersion(page), mood).toBe(version);
  }
  site.setMood('portal');
  await page.goto('docs/ios/intro');
  await expect(page.getByRole('heading', {name: 'Sign in to this network'})).toBeVisible();
  site.setMood('error');
  await page.goto(TAP);
  await expect(page.getByText('Offline copy of')).toBeVisible();
  await expect(page.getByText(NEWS)).toBeHidden();
});

test('a worker that comes as an error or as the page of a network is said to be the wrong file, one that does not come is given up', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(AWAY);
  await openChoice(page);
  await page.getByRole('checkbox', {name: 'Android'}).check();
  for (const mood of ['error', 'portal'] as const) {
    site.setMood(mood, /sw\.js/);
    await page.getByRole('button', {name: 'Keep offline'}).click();
    await expect(page.getByRole('alert'), mood).toContainText('something else for /some/base/sw.js');
  }
  const release = site.hold(/sw\.js/);
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible();
  release();
});

test('a load that broke off is said, and goes on where it was', async ({page, site, faults}) => {
  faults.allow(AWAY);
  await openChoice(page);
  site.setMood('cut', /findcolors/);
  await page.getByRole('checkbox', {name: 'Android'}).check();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByRole('alert')).toContainText('The network broke off');
  site.setMood('well');
  site.forget();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByText('These pages now open without a network')).toBeVisible();
  expect(site.asked.length).toBeLessThan(20);
});

test('what a load has stored that the reader left can be removed', async ({page, site, faults}) => {
  faults.allow(AWAY);
  await openChoice(page);
  const release = site.hold(/docs\/android/);
  await page.getByRole('checkbox', {name: 'Android'}).check();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByText(/[1-9]\d* of \d+ files/)).toBeVisible();
  await openChoice(page);
  release();
  await page.getByRole('button', {name: 'Remove them'}).press('Enter');
  await expect(page.getByText('Nothing of this site is kept any more')).toBeVisible();
  await expectFocus(page, 'Choose what to keep');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('full storage is said, and nothing half is kept', async ({page, context, site, faults}) => {
  faults.allow(AWAY);
  await openChoice(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.origin, quotaSize: 300_000});
  await page.getByRole('checkbox', {name: 'Android'}).check();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByRole('alert')).toContainText('no more room');
  await expect(page.getByText('This site stores')).toBeVisible();
  await expect(page.getByText('This site stores 0 KB')).toBeHidden();
  expect(await readVersion(page)).toBeUndefined();
});

test('the keyboard alone chooses, pauses, cancels and removes, and is never lost', async ({page, site}) => {
  await openChoice(page);
  await page.getByRole('checkbox', {name: 'Android'}).focus();
  await page.keyboard.press('Space');
  // The server holds the pages back, so that there is time to press.
  const release = site.hold(/docs\/android/);
  await page.getByRole('button', {name: 'Keep offline'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Pause'}).focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'Go on');
  await expect(page.getByText('Paused.')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible();
  await expectFocus(page, 'Keep offline');
  release();
  await page.keyboard.press('Enter');
  await expect(page.getByText('These pages now open without a network')).toBeVisible();
  await page.getByText('Remove what is kept').click();
  await page.getByRole('button', {name: 'Remove all of it'}).press('Enter');
  await expect(page.getByText('Nothing of this site is kept any more')).toBeVisible();
  await expectFocus(page, 'Keep offline');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('what another tab keeps or removes shows in this one', async ({page, context}) => {
  await keep(page, 'Android');
  const other = await context.newPage();
  await openChoice(other);
  await remove(other);
  await expect(page.getByText('These pages now open without a network')).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Kept on this device'})).toBeHidden();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(other.getByRole('heading', {name: 'Kept on this device'})).toBeVisible();
});

test('a load of another tab is said to be under way, and what it has kept shows when it has ended', async ({
  page,
  context,
  site,
}) => {
  await openChoice(page);
  const release = site.hold(/docs\/android/);
  await page.getByRole('checkbox', {name: 'Android'}).check();
  await page.getByRole('button', {name: 'Keep offline'}).click();
  await expect(page.getByText(/[1-9]\d* of \d+ files/)).toBeVisible();
  const other = await context.newPage();
  await openChoice(other);
  await expect(other.getByRole('alert')).toContainText('Other work on the copy is under way');
  await expect(other.getByRole('button', {name: 'Remove them'})).toBeHidden();
  release();
  await expect(other.getByRole('heading', {name: 'Kept on this device'})).toBeVisible();
  await expect(other.getByRole('alert')).toBeHidden();
});

test('the focus is never lost: removed here or in another tab, without a network, by Enter in the choice', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.allow(AWAY);
  await openChoice(page);
  const release = site.hold(/docs\/android/);
  await page.getByRole('checkbox', {name: 'Android'}).check();
  await page.getByRole('checkbox', {name: 'Android'}).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectFocus(page, 'Keep offline');
  release();
  await expect(page.getByText('These pages now open without a network')).toBeVisible();
  await page.getByText('Remove what is kept').click();
  await page.getByRole('button', {name: 'Remove all of it'}).focus();
  const other = await context.newPage();
  await openChoice(other);
  await remove(other);
  await expect(page.getByRole('heading', {name: 'Kept on this device'})).toBeHidden();
  await expectFocus(page, 'Keep offline');

  await keep(page, 'Android');
  await site.stop();
  await openHydrated(page, 'offline');
  await page.getByText('Remove what is kept').click();
  await page.getByRole('button', {name: 'Remove all of it'}).press('Enter');
  await expect(page.getByText('Nothing of this site is kept any more')).toBeVisible();
  await expectFocus(page, 'Try again');
  await site.start();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', {name: 'What to keep'})).toBeVisible();
  await expectFocus(page, 'Choose what to keep');
});

test('the focus is not lost when the browser agrees to keep what is stored', async ({page}) => {
  await page.addInitScript(() => {
    let isPersistent = false;
    navigator.storage.persist = async () => {
      isPersistent = true;
      return true;
    };
    navigator.storage.persisted = async () => isPersistent;
  });
  await keep(page, 'Android');
  await page.getByRole('button', {name: 'Ask the browser to keep it'}).press('Enter');
  await expect(page.getByText('The browser keeps it until you remove it.')).toBeVisible();
  await expect(page.getByRole('region', {name: 'Storage'})).toBeFocused();
});

test('a sample that cannot run without a network, because labs are not kept, says so', async ({
  page,
  site,
  faults,
}) => {
  faults.allow([...AWAY, ...PROVOKED.missingCode]);
  await keep(page, 'Android');
  await site.stop();
  await openHydrated(page, TAP);
  const sample = page.getByRole('figure').filter({has: page.getByRole('button', {name: 'Run', exact: true})});
  await sample.first().getByRole('button', {name: 'Run', exact: true}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Without a network, it needs the labs kept offline.');
  await alert.getByRole('link', {name: 'offline'}).click();
  await expect(page).toHaveURL('offline');
});

test('storage that the browser has cleared is as if nothing had been kept', async ({page, context, site}) => {
  await keep(page, 'Android');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {origin: site.origin, storageTypes: 'cache_storage'});
  await openHydrated(page, TAP);
  await openChoice(page);
  await expect(page.getByRole('button', {name: 'Choose what to keep'})).toBeVisible();
});

test('a damaged record of the copy counts as none: pages work, and a press keeps them again', async ({
  page,
  site,
  faults,
}) => {
  // The worker's own fetch of a script fails when the page that asked for it has been left; that of the page is only aborted.
  faults.allow([/^failed: .*\/assets\/js\//]);
  await keep(page, 'Android');
  // One that is not JSON, and one that is another: what else counts as none is in lib/offline/copyState.test.ts.
  for (const record of ['{', '{"current": {"version": 1}}']) {
    await page.evaluate(async (text) => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).put('/some/base/offline-copy/state', new Response(text));
    }, record);
    await openHydrated(page, TAP);
    site.forget();
    await keep(page, 'Android');
    // What was loaded before is still there.
    expect(
      site.asked.filter((address) => address.includes('/docs/')),
      record,
    ).toEqual([]);
  }
});

test('a release that takes the copies back removes them and the worker', async ({page, site}) => {
  await keep(page, 'Android');
  site.replace('/some/base/sw.js', await buildRemoval());
  await openHydrated(page, TAP);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await openHydrated(page, INTRO);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

/** The worker of a release that was built with `OFFLINE=off`. */
async function buildRemoval(): Promise<string> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'worker-'));
  // Docusaurus types whichever bundler it uses as webpack.
  const bundler = {name: 'rspack', instance: rspack} as unknown as CurrentBundler;
  await buildWorker({bundler, siteDir: path.resolve(__dirname, '../..'), outDir, mode: 'off'});
  const text = await readFile(path.join(outDir, 'sw.js'), 'utf8');
  await rm(outDir, {recursive: true});
  return text;
}
