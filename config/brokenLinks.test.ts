import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function readBrokenLinks(ci: string) {
  vi.stubEnv('CI', ci);
  return (await import('./brokenLinks')).brokenLinks;
}

it('lets a link that leads nowhere fail every build', async () => {
  expect(await readBrokenLinks('')).toMatchObject({onBrokenLinks: 'throw'});
});

it('warns of broken anchors and of two pages at one address', async () => {
  expect(await readBrokenLinks('')).toMatchObject({onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn'});
});

it('lets both fail the build in CI', async () => {
  expect(await readBrokenLinks('true')).toMatchObject({onBrokenAnchors: 'throw', onDuplicateRoutes: 'throw'});
});
