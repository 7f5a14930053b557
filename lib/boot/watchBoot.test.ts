// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {watchBoot} from './watchBoot';

watchBoot();

beforeEach(() => {
  document.documentElement.removeAttribute('data-has-hydrated');
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>The page</p><script></script>';
});

function failScript() {
  document.querySelector('script')?.dispatchEvent(new Event('error'));
}

function serve(built: string, actual: string) {
  document.head.innerHTML = `<link rel="canonical" href="https://docs.example${built}">`;
  history.replaceState(null, '', actual);
  failScript();
  return document.querySelector('[role=alert]')?.textContent;
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

it('leaves a page alone that has come to life', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  failScript();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('leaves a page alone when a picture fails', () => {
  document.body.innerHTML = '<img alt="">';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=alert]')).toBeNull();
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
