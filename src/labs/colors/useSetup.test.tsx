// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory} from 'react-router-dom';
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
  return renderHook(() => ({...useSetup(), router: useHistory()}), {
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

it('begins with the setup of the link by which the reader came, which Undo leaves alone', () => {
  window.history.replaceState(null, '', '/lab/colors#task=count');
  const lab = show();
  expect(lab.current.setup.task).toBe('count');
  expect(lab.current.canUndo).toBe(false);
});

it('shows what a link within the lab brings, also nothing, and Undo brings back what was there', () => {
  window.history.replaceState(null, '', '/lab/colors#task=count');
  const lab = show();
  window.history.pushState(null, '', '/lab/colors');
  act(() => lab.current.router.push('/lab/colors'));
  expect(lab.current.setup.task).toBe('find');
  act(() => lab.current.undo());
  expect(lab.current.setup.task).toBe('count');
});

it('leaves the address of a site alone that has its routes there', () => {
  window.history.replaceState(null, '', '/index.html#/lab/colors');
  const lab = show();
  act(() => lab.current.change({task: 'count'}));
  act(() => vi.advanceTimersByTime(1000));
  expect(window.location.hash).toBe('#/lab/colors');
});
