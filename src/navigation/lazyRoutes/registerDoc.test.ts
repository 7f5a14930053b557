import {beforeEach, expect, it, vi} from 'vitest';
import {registerDoc} from './registerDoc';

interface Version {
  path: string;
  docs: {id: string; path: string; sidebar?: string}[];
}

const globalData = vi.hoisted(() => ({data: {} as Record<string, unknown>}));
vi.mock('@generated/globalData', () => ({default: globalData.data}));

/** Gives the theme these versions of each instance of the docs plugin. */
function setDocs(...instances: Version[][]): void {
  globalData.data['docusaurus-plugin-content-docs'] = Object.fromEntries(
    instances.map((versions, number) => [`docs${number}`, {versions}]),
  );
}

beforeEach(() => {
  delete globalData.data['docusaurus-plugin-content-docs'];
});

it('adds a page with its sidebar, once, behind those that are known', () => {
  const version: Version = {path: '/docs', docs: [{id: 'home', path: '/docs/home'}]};
  setDocs([version]);
  for (let visit = 0; visit < 2; visit++) registerDoc('tap', 'android', ['/docs/tap']);
  registerDoc('home', 'android', ['/docs/home']);
  expect(version.docs).toEqual([
    {id: 'home', path: '/docs/home'},
    {id: 'tap', path: '/docs/tap', sidebar: 'android'},
  ]);
});

it('adds a page without a sidebar without one', () => {
  const version: Version = {path: '/docs', docs: []};
  setDocs([version]);
  registerDoc('tap', undefined, ['/docs/tap']);
  expect(version.docs).toEqual([{id: 'tap', path: '/docs/tap'}]);
});

it('adds a page to the docs that it is of, and to no others', () => {
  const other: Version = {path: '/help', docs: []};
  const own: Version = {path: '/docs', docs: []};
  setDocs([other], [], [own]);
  registerDoc('tap', 'android', ['/docs/tap']);
  expect([other.docs.length, own.docs.length]).toEqual([0, 1]);
});

it('adds a page to its version, and to the others that have it', () => {
  const versions: Version[] = ['/docs', '/docs/1', '/docs/1.0'].map((path) => ({path, docs: []}));
  setDocs(versions);
  registerDoc('tap', 'android', ['/docs/1.0/tap', '/docs/tap']);
  registerDoc('10', undefined, ['/docs/10']);
  expect(versions.map(({docs}) => docs.map(({path}) => path))).toEqual([
    ['/docs/tap', '/docs/10'],
    [],
    ['/docs/1.0/tap'],
  ]);
});

it('adds the first page of a version, whose address is that of the version', () => {
  const version: Version = {path: '/docs/1.0', docs: []};
  setDocs([version]);
  registerDoc('start', undefined, ['/docs/1.0/']);
  registerDoc('start', undefined, ['/docs/1.0']);
  expect(version.docs.map(({path}) => path)).toEqual(['/docs/1.0/', '/docs/1.0']);
});

it('does nothing on a site without docs', () => {
  expect(() => registerDoc('tap', 'android', ['/docs/tap'])).not.toThrow();
});
