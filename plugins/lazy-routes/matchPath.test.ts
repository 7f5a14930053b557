import fc from 'fast-check';
import {matchPath as matchPattern} from 'react-router-dom';
import {expect, it} from 'vitest';
import {matchPath} from './matchPath';

const part = fc.stringMatching(/^[a-cA-C.é()*:?+-]{0,3}$/);
const path = fc.array(part, {maxLength: 3}).map((parts) => `/${parts.join('/')}`);

it('finds what the router finds', () => {
  const check = (pathname: string, route: string, exact: boolean, strict: boolean) => {
    const props = {path: route, exact, strict};
    let found: ReturnType<typeof matchPattern>;
    try {
      found = matchPattern(pathname, props);
    } catch {
      return; // No pattern that the router can read.
    }
    expect(matchPath(pathname, props)).toEqual(found);
  };
  fc.assert(fc.property(path, path, fc.boolean(), fc.boolean(), check));
  fc.assert(fc.property(path, fc.boolean(), (route, strict) => check(`${route}/`, route, true, strict)));
});

it.each([
  ['/docs/a', '/docs/a'],
  ['/docs/a/', '/docs/a'],
  ['/docs/a', '/docs/a/'],
  ['/DOCS/a', '/docs/a'],
])('matches %s by %s', (pathname, route) => {
  expect(matchPath(pathname, {path: route, exact: true})).toMatchObject({path: route, isExact: true});
});

it('reads a list of paths, a pattern and a path alone', () => {
  expect(matchPath('/b', {path: ['/long/a', '/b'], exact: true})?.path).toBe('/b');
  expect(matchPath('/docs/1.0.0', {path: '/:version(.*)', exact: true})?.params).toEqual({
    version: 'docs/1.0.0',
  });
  expect(matchPath('/docs/a', '/docs')?.isExact).toBe(false);
});
