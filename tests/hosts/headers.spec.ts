import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {makeRelease} from '../../lib/deploy/makeRelease';
import {BUILD} from '../support/builtSite';
import {openHydrated} from '../support/openPage';
import {openSample, run} from '../support/phone';
import {TEMPLATES} from '../support/templates';
import {test as base, expect} from '../support/test';
import installServers from './installServers';
import {startNginx} from './servers';

/** How long it may take to pack the whole site, on a machine that is busy. */
const PACKING_MS = 120_000;

/** The origin of a release that nginx serves with its recipe: over TLS, with every header. */
const test = base.extend<{origin: string}>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      installServers();
      const folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
      const {hosting} = await makeRelease(BUILD, folder, {brotliQuality: 1, gzipLevel: 1});
      const server = await startNginx(hosting, path.join(folder, 'site'));
      await use(`https://localhost:${server.port}`);
      await server.stop();
      await rm(folder, {recursive: true, force: true});
    },
    {timeout: PACKING_MS},
  ],
  // Its certificate is its own.
  context: async ({browser, origin}, use) => {
    const context = await browser.newContext({
      baseURL: origin,
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
    });
    await use(context);
    await context.close();
  },
});

// Whatever the policy refuses, the browser says on its console, which fails the test (tests/support/test.ts).
test('no page breaks the policy that comes as a header, nor do the search and a run on the phone', async ({
  page,
}) => {
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const address of TEMPLATES) await openHydrated(page, address);
  await openHydrated(page, '/search?q=clipboard.put');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Clipboard/})
      .first(),
  ).toBeVisible();
  const sample = await openSample(page, 'print("Hello")\n');
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
});
