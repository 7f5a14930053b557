// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import focusNewPage from './focusNewPage';

function change(from: string, to: string): void {
  const [location, previousLocation] = [toLocation(to), toLocation(from)];
  focusNewPage.onRouteDidUpdate?.({location, previousLocation});
}

function toLocation(address: string) {
  const {pathname, search, hash} = new URL(address, window.location.href);
  return {pathname, search, hash, state: undefined};
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<h1>Page</h1><h2 id="first">First</h2><h2 id="second">Second</h2>';
});

afterEach(() => vi.useRealTimers());

it('focuses only what the last of two changes within a moment names, and announces the page once', () => {
  const focused: string[] = [];
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLElement) focused.push(target.id);
  });
  focusNewPage.onRouteDidUpdate?.({location: toLocation('/'), previousLocation: null});
  document.title = 'Page';
  change('/', '/page#first');
  vi.advanceTimersByTime(50);
  change('/page#first', '/page#second');
  vi.advanceTimersByTime(200);
  expect(focused).toEqual(['second']);
  expect(document.querySelector('.page-announcer')?.textContent).toBe('Page');
});
