// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let focusNewPage: ClientModule;

function change(from: string, to: string): void {
  const [location, previousLocation] = [toLocation(to), toLocation(from)];
  focusNewPage.onRouteDidUpdate?.({location, previousLocation});
}

function toLocation(address: string) {
  const {pathname, search, hash} = new URL(address, window.location.href);
  return {pathname, search, hash, state: undefined};
}

function readAnnounced() {
  return document.querySelector('.page-announcer[aria-live=polite]')?.textContent;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({default: focusNewPage} = await import('./focusNewPage'));
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
  expect(readAnnounced()).toBe('Page');
});

it('focuses what a link within a page names, and announces no page', () => {
  change('/page', '/page#first');
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.id).toBe('first');
  change('/page#first', '/page#second');
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.id).toBe('second');
  expect(readAnnounced()).toBe('');
});

it('announces a page once, and not again when something in it is opened', () => {
  document.title = 'First';
  change('/', '/page');
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.tagName).toBe('H1');
  document.title = 'Second';
  change('/page', '/page#first');
  vi.advanceTimersByTime(200);
  expect(readAnnounced()).toBe('First');
});

it.each([
  ['a query changes', '/page#first', '/page?q=a#first'],
  ['a link leads to the top', '/page#first', '/page'],
  [
    'what follows the # names nothing, as the script of the workbench',
    '/page',
    '/page#scene=inbox&script=tap',
  ],
])('leaves the focus where it is when %s', (_case, from, to) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  change(from, to);
  vi.advanceTimersByTime(200);
  expect(document.activeElement).toBe(button);
});

it('waits for the heading of a page that comes late, unless the reader has gone to another control', () => {
  document.body.innerHTML = '<button id="other"></button>';
  change('/', '/page');
  vi.advanceTimersByTime(200);
  document.body.append(document.createElement('h1'));
  vi.advanceTimersByTime(50);
  expect(document.activeElement?.tagName).toBe('H1');

  document.body.innerHTML = '<button id="other"></button>';
  change('/page', '/');
  vi.advanceTimersByTime(200);
  document.getElementById('other')?.focus();
  document.body.append(document.createElement('h1'));
  vi.advanceTimersByTime(50);
  expect(document.activeElement?.id).toBe('other');
});
