// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, Route, useHistory} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useReturnPlace} from './useReturnPlace';

const scrollTo = vi.fn();
let history: ReturnType<typeof useHistory>;

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Hits({isShown}: {isShown: boolean}): ReactNode {
  history = useHistory();
  useReturnPlace(isShown);
  return 'Hits';
}

function renderHits(isShown: boolean): ReactNode {
  return (
    <MemoryRouter initialEntries={['/search?q=tap']}>
      <Route path="/search">
        <Hits isShown={isShown} />
      </Route>
    </MemoryRouter>
  );
}

/** Opens a page with hits; gives a function that shows or hides them. */
function open(): (isShown: boolean) => void {
  const {rerender} = render(renderHits(true));
  return (isShown) => rerender(renderHits(isShown));
}

function scroll(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

it('scrolls to where the reader left the hits once they are shown again, each time', () => {
  const show = open();
  scroll(640);
  for (let times = 1; times <= 2; times += 1) {
    act(() => history.push('/docs/intro'));
    show(false);
    act(() => history.goBack());
    expect(screen.getByText('Hits')).toBeDefined();
    expect(scrollTo).toHaveBeenCalledTimes(times - 1);
    show(true);
    expect(scrollTo.mock.calls.at(-1)).toEqual([{top: 640, behavior: 'instant'}]);
    expect(scrollTo).toHaveBeenCalledTimes(times);
  }
});

it('leaves the reader alone when hits change on the page', () => {
  const show = open();
  scroll(640);
  show(false);
  show(true);
  act(() => history.push('/search?q=tap&page=2'));
  act(() => history.goBack());
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not take the place of another page for its own', () => {
  const show = open();
  scroll(640);
  vi.spyOn(history, 'location', 'get').mockReturnValue({...history.location, key: 'other'});
  scroll(12);
  vi.restoreAllMocks();
  act(() => history.push('/docs/intro'));
  show(false);
  act(() => history.goBack());
  show(true);
  expect(scrollTo.mock.calls).toEqual([[{top: 640, behavior: 'instant'}]]);
});
