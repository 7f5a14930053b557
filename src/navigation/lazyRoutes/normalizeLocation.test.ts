import {beforeEach, expect, it, vi} from 'vitest';
import normalizeLocation from './normalizeLocation';
import {findRoutes, isRefusedPath} from './routeStore';

vi.mock('./routeStore', () => ({findRoutes: vi.fn(), isRefusedPath: vi.fn()}));

beforeEach(() => {
  vi.mocked(findRoutes).mockReset();
  vi.mocked(isRefusedPath).mockReset().mockReturnValue(false);
});

function at(pathname: string) {
  return {pathname, search: '?q=1', hash: '#a', state: undefined};
}

it.each([
  ['/docs/start.html', '/docs/start'],
  ['/docs/index.html', '/docs'],
  ['/index.html', '/'],
  [' /docs/start.html ', '/docs/start'],
])('finds the page of %s at %s, with query and anchor', (written, path) => {
  expect(normalizeLocation(at(written))).toEqual(at(path));
});

it.each(['/docs/start', '/docs/', '/', '/docs/xhtml', '/docs/start.html/more', '/docs/index'])(
  'leaves %s as it is',
  (path) => {
    const location = at(path);
    expect(normalizeLocation(location)).toBe(location);
  },
);

it('leaves a path as it is that a page has, ending in .html', () => {
  vi.mocked(findRoutes).mockReturnValue([]);
  const location = at('/docs/start.html');
  expect(normalizeLocation(location)).toBe(location);
  expect(findRoutes).toHaveBeenCalledExactlyOnceWith('/docs/start.html');
});

it('leaves a path as it is that the server did not find', () => {
  vi.mocked(isRefusedPath).mockReturnValue(true);
  const location = at('/docs/start.html');
  expect(normalizeLocation(location)).toBe(location);
  expect(isRefusedPath).toHaveBeenCalledExactlyOnceWith('/docs/start.html');
});
