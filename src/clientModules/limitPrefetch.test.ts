// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';

const DELAY_MS = 1000;

const prefetch = vi.fn(() => false as const);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  prefetch.mockClear();
  window.docusaurus = {prefetch, preload: () => false};
  const {default: limitPrefetch} = await import('./limitPrefetch');
  const location = {pathname: '/', search: '', hash: '', state: undefined, key: ''};
  limitPrefetch.onRouteUpdate?.({location, previousLocation: null});
  window.docusaurus.prefetch('/docs/intro');
});

function move(movementX: number, movementY: number): void {
  document.dispatchEvent(Object.assign(new Event('pointermove'), {movementX, movementY}));
  vi.advanceTimersByTime(DELAY_MS);
}

it('fetches what is in view once the pointer has moved, and not because it rests over the page', () => {
  move(0, 0);
  expect(prefetch).not.toHaveBeenCalled();
  move(0, -1);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/docs/intro');
});

it('fetches what comes into view later, and not twice what was', () => {
  move(3, 0);
  move(3, 0);
  window.docusaurus.prefetch('/docs/about');
  vi.advanceTimersByTime(DELAY_MS);
  expect(prefetch.mock.calls).toEqual([['/docs/intro'], ['/docs/about']]);
});
