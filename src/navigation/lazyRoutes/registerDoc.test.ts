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
  for (let visit = 0; visit < 2; visit++) registerDoc('tap', '/docs/tap', 'android');
  registerDoc('home', '/docs/home', 'android');
  expect(version.docs).toEqual([
    {id: 'home', path: '/docs/home'},
    {id: 'tap', path: '/docs/tap', sidebar: 'android'},
  ]);
});

it('adds a page without a sidebar without one', () => {
  const version: Version = {path: '/docs', docs: []};
  setDocs([version]);
  registerDoc('tap', '/docs/tap', undefined);
  expect(version.docs).toEqual([{id: 'tap', path: '/docs/tap'}]);
});

it('adds a page to the docs that it is of, and to no others', () => {
  const other: Version = {path: '/help', docs: []};
  const own: Version = {path: '/docs', docs: []};
  setDocs([other], [], [own]);
  registerDoc('tap', '/docs/tap', 'android');
  expect([other.docs.length, own.docs.length]).toEqual([0, 1]);
});

it('adds nothing where there are several versions, of which the build keeps all pages', () => {
  const versions: Version[] = [
    {path: '/docs', docs: []},
    {path: '/docs/1', docs: []},
  ];
  setDocs(versions);
  registerDoc('tap', '/docs/tap', 'android');
  expect(versions.map(({docs}) => docs)).toEqual([[], []]);
});

it('does nothing on a site without docs', () => {
  expect(() => registerDoc('tap', '/docs/tap', 'android')).not.toThrow();
});
