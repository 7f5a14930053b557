import {openHydrated} from '../support/openPage';
import {findSample, run} from '../support/phone';
import {expect, test} from '../support/test';

test('a sample of Windows runs on a desktop, with the packages of Windows alone', async ({page}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  await openHydrated(page, '/docs/windows/controls');
  const sample = findSample(page);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(sample.getByRole('img', {name: /^Simulated computer\. /})).toBeVisible();
  await expect(sample.locator('pre', {hasText: 'Sent a click to key 7.'}).last()).toBeVisible();
  const packages = [...fetched].filter((url) => /\/assets\/phone\/packages-/.test(url));
  expect(packages).toHaveLength(1);
  expect(packages[0]).toContain('packages-windows');
});

test('a sample of iOS runs on an iPhone, with the packages of iOS alone', async ({page}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  await openHydrated(page, '/docs/ios/api/node/selector');
  const sample = findSample(page);
  await run(sample);
  await expect(sample.getByText('The script has ended.').first()).toBeVisible({timeout: 30_000});
  await expect(sample.getByRole('img', {name: /^Simulated phone\. /})).toBeVisible();
  const packages = [...fetched].filter((url) => /\/assets\/phone\/packages-/.test(url));
  expect(packages).not.toEqual([]);
  for (const file of packages) expect(file).toMatch(/packages-(?:ios|extra)/);
});
