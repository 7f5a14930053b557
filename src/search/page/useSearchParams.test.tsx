// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory, useLocation} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useSearchParams} from './useSearchParams';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  return renderHook(() => ({...useSearchParams(), history: useHistory(), location: useLocation()}), {
    wrapper: ({children}: {children: ReactNode}) => (
      <MemoryRouter initialEntries={['/search?q=tap']}>{children}</MemoryRouter>
    ),
  }).result;
}

it('writes what was typed into the address once the reader pauses, without a step for Back', () => {
  const page = open();
  for (const query of ['swipe', 'swipe up']) act(() => page.current.type(query));
  expect(page.current.params.query).toBe('swipe up');
  expect(page.current.location.search).toBe('?q=tap');
  act(() => vi.advanceTimersByTime(1000));
  expect(page.current.location.search).toBe('?q=swipe+up');
  act(() => page.current.history.goBack());
  expect(page.current.location.search).toBe('?q=swipe+up');
});

it('keeps what is typed on while the address takes the query before', () => {
  const page = open();
  act(() => page.current.type('swipe'));
  act(() => vi.advanceTimersByTime(399));
  act(() => {
    vi.advanceTimersByTime(1);
    page.current.type('swipe up');
  });
  expect(page.current.params.query).toBe('swipe up');
});

it('takes over what Back brings, also where it was typed', () => {
  const page = open();
  act(() => page.current.type('swipe'));
  act(() => vi.advanceTimersByTime(1000));
  act(() => page.current.choose({facets: {platform: 'iOS'}}));
  act(() => page.current.type('drag'));
  act(() => page.current.history.goBack());
  expect(page.current.params).toEqual({query: 'swipe', page: 0, facets: {}});
  act(() => vi.advanceTimersByTime(1000));
  expect(page.current.location.search).toBe('?q=swipe');
});

it('leaves the address of another page alone, whose code is still on its way', () => {
  const page = open();
  act(() => page.current.type('swipe'));
  // The search page is still shown: it has not heard of the other address.
  const {history} = page.current;
  const {location} = history;
  vi.spyOn(history, 'location', 'get').mockReturnValue({...location, pathname: '/docs/intro'});
  const replace = vi.spyOn(history, 'replace');
  act(() => vi.advanceTimersByTime(1000));
  expect(replace).not.toHaveBeenCalled();
});
