// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {watchBoot} from './watchBoot';

const SCRIPT = 'https://docs.example/assets/js/main.0a1b2c3d.js';

// jsdom has no constructable style sheets, which stand for the oldest browser that the site supports.
Object.assign(document, {adoptedStyleSheets: []});
watchBoot();

beforeEach(() => {
  document.documentElement.removeAttribute('data-has-hydrated');
  document.documentElement.removeAttribute('data-is-left');
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>The page</p><script></script>';
});

afterEach(() => {
  vi.useRealTimers();
});

function failScript() {
  document.querySelector('script')?.dispatchEvent(new Event('error'));
}

function readNotice() {
  return document.querySelector('[role=alert]')?.textContent;
}

function serve(built: string, actual: string) {
  document.head.innerHTML = `<link rel="canonical" href="https://docs.example${built}">`;
  history.replaceState(null, '', actual);
  failScript();
  return readNotice();
}

function reject(reason: unknown) {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
}

it('offers Retry above a page of which a script failed', () => {
  expect(serve('/docs/intro', '/docs/intro')).toBe(
    'Part of this page did not load: search, menus and buttons may not work. Retry',
  );
  expect(document.body.textContent).toContain('The page');
});

it('says it once, however many scripts fail', () => {
  failScript();
  failScript();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});

it.each([
  [
    'cannot be read, as one that is cut off',
    () => dispatchEvent(new ErrorEvent('error', {filename: SCRIPT})),
  ],
  ['fails after it has loaded', () => reject({stack: `TypeError: no\n    at ${SCRIPT}:1:1`})],
])('says which browsers can run a script that %s', (_case, fail) => {
  fail();
  expect(readNotice()).toMatch(/^Part of this page does not run: .*Retry If that does not help.*Safari/);
});

it('leaves a page alone when the script of an extension fails', () => {
  dispatchEvent(new ErrorEvent('error', {filename: 'chrome-extension://abc/content.js'}));
  reject(new Error('no'));
  expect(readNotice()).toBeUndefined();
});

it('leaves a page alone that has hydrated', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  failScript();
  expect(readNotice()).toBeUndefined();
});

it('removes its notice once the page has hydrated', async () => {
  failScript();
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
  expect(readNotice()).toBeUndefined();
});

it('leaves a page alone when a picture fails', () => {
  document.body.innerHTML = '<img alt="">';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(readNotice()).toBeUndefined();
});

it('says so when a page does not hydrate, as with an empty script', () => {
  vi.useFakeTimers();
  watchBoot();
  vi.advanceTimersByTime(20_000);
  expect(readNotice()).toContain('did not load');
});

it('tells a browser that is too old which one is needed', () => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  watchBoot();
  Object.assign(document, {adoptedStyleSheets: []});
  expect(readNotice()).toMatch(/^Your browser is too old for this site.*You need Safari/);
});

it('names the oldest Safari for which the site is built', () => {
  const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, safari] = /\bsafari >= ([\d.]+)/.exec(browserslist.production.join()) ?? [];
  failScript();
  document.body.innerHTML = '';
  dispatchEvent(new ErrorEvent('error', {filename: SCRIPT}));
  expect(readNotice()).toContain(`Safari ${safari} or newer`);
});

it.each([
  ['leaves a page to be loaded anew when Back came before its first script', '/docs/other', true],
  ['stays on a page that was loaded from the URL of the window', '/docs/intro', false],
])('%s', (_case, loadedFrom, isLeft) => {
  history.replaceState(null, '', '/docs/intro');
  vi.stubGlobal('performance', {getEntriesByType: () => [{name: `${location.origin}${loadedFrom}`}]});
  watchBoot();
  vi.unstubAllGlobals();
  expect(document.documentElement.hasAttribute('data-is-left')).toBe(isLeft);
});

it('is written for browsers that know no newer syntax', () => {
  expect(toInlineScript(watchBoot)).not.toMatch(
    /=>|\b(?:let|const|class|async)\b|`|\?\.|\?\?|\.\.\.|catch \{/,
  );
});

it.each([
  ['/docs/intro', '/site/docs/intro', '/', '/site/'],
  ['/', '/site/', '/', '/site/'],
  ['/site/docs/intro', '/docs/intro', '/site/', '/'],
  ['/old/docs/intro', '/new/path/docs/intro', '/old/', '/new/path/'],
])('suggests a base URL for %s served at %s', (built, actual, configured, suggested) => {
  const text = serve(built, actual);
  expect(text).toContain('Your Docusaurus site did not load properly.');
  expect(text).toContain(`Configured: ${configured}`);
  expect(text).toContain(`baseUrl = ${suggested}`);
});
