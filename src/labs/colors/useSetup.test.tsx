// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useSetup} from './useSetup';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/lab/colors');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  return renderHook(useSetup, {
    wrapper: ({children}: {children: ReactNode}) => (
      <MemoryRouter initialEntries={['/lab/colors']}>{children}</MemoryRouter>
    ),
  }).result;
}

it('writes a change into the address of its page once the reader pauses', () => {
  const lab = show();
  act(() => lab.current.change({task: 'count'}));
  expect(window.location.hash).toBe('');
  act(() => vi.advanceTimersByTime(1000));
  expect(window.location.hash).toContain('count');
});

it('leaves the address alone that the router has gone to while its page is still on its way', () => {
  const lab = show();
  window.history.pushState(null, '', '/docs/page?a=1#place');
  act(() => lab.current.change({task: 'count'}));
  act(() => vi.advanceTimersByTime(1000));
  expect(window.location.href).toMatch(/\/docs\/page\?a=1#place$/);
});
