import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Options, parse} from 'acorn';
import {full} from 'acorn-walk';
import browserslist from 'browserslist';
import {expect, it} from 'vitest';
import {browserslist as promised} from '../../package.json';
import {BUILD, listFiles} from '../support/builtSite';
import {BROWSER_APIS, type FirstVersions, GUARDED_APIS, GUARDED_IN_EDITOR} from './browserApis';

const FLOOR = findFloor(browserslist(promised.production));
const SYNTAX: Options = {ecmaVersion: 'latest', sourceType: 'script'};
/** The interpreter of the simulated phone is the one module; its worker imports it. */
const MODULE = /^assets\/phone\//;

it('promises iOS what it promises Safari', () => {
  expect(FLOOR).toMatchObject({safari: 16.4, ios_saf: 16.4});
});

it('ships no script that calls what a promised browser does not have', () => {
  const scripts = listFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap((file) =>
    findTooNew(readFileSync(path.join(BUILD, file), 'utf8'), MODULE.test(file) ? 'module' : 'script').map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['e.checkVisibility()', '.checkVisibility'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['window.URL?.canParse(a)', 'URL.canParse'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['const {promise} = Promise.withResolvers()', 'Promise.withResolvers'],
  ['/[a--b]/v.test(c)', '/v'],
])('finds a newer API in %s', (code, name) => {
  expect(findTooNew(code)).toEqual([name]);
});

it('finds nothing in texts, and nothing that every promised browser has', () => {
  expect(findTooNew('a("URL.canParse()"); AbortSignal.timeout(1).throwIfAborted()')).toEqual([]);
});

function findTooNew(code: string, sourceType: 'script' | 'module' = 'script'): string[] {
  const names = listNames(code, sourceType);
  // A class that only CodeMirror's styles name.
  const guarded = code.includes('cm-scroller') ? {...GUARDED_APIS, ...GUARDED_IN_EDITOR} : GUARDED_APIS;
  return Object.entries(BROWSER_APIS)
    .filter(([name, versions]) => names.has(name) && isTooNew(versions) && !(name in guarded))
    .map(([name]) => name);
}

/** Every name that a script reads, as BROWSER_APIS writes them. */
function listNames(code: string, sourceType: 'script' | 'module'): Set<string> {
  const names = new Set<string>();
  full(parse(code, {...SYNTAX, sourceType}), (node) => {
    if (node.type === 'Identifier') names.add(node.name);
    if (node.type === 'Literal' && node.regex?.flags.includes('v')) names.add('/v');
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return;
    const {object, property} = node;
    names.add(`.${property.name}`);
    const owner = object.type === 'MemberExpression' ? object.property : object;
    if (owner.type === 'Identifier') names.add(`${owner.name}.${property.name}`);
  });
  return names;
}

function isTooNew({chrome, firefox, safari}: FirstVersions): boolean {
  const first = safari ?? Number.POSITIVE_INFINITY;
  return chrome > FLOOR.chrome || firefox > FLOOR.firefox || first > Math.min(FLOOR.safari, FLOOR.ios_saf);
}

/** The oldest promised version of each browser; of a range of versions, the first. */
function findFloor(browsers: readonly string[]): Record<'chrome' | 'firefox' | 'safari' | 'ios_saf', number> {
  const findOldest = (name: string) =>
    Math.min(
      ...browsers
        .map((browser) => browser.split(' '))
        .filter(([browser]) => browser === name)
        .map(([, version = '']) => Number.parseFloat(version)),
    );
  return {
    chrome: findOldest('chrome'),
    firefox: findOldest('firefox'),
    safari: findOldest('safari'),
    ios_saf: findOldest('ios_saf'),
  };
}
