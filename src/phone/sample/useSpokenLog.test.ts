// @vitest-environment jsdom
import {EMPTY_VIEW, type PlayView} from '@site/lib/phone/play/playView';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useSpokenLog} from './useSpokenLog';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the page shows of a run that has done these things so far. */
function viewOf(...texts: string[]): PlayView {
  return {...EMPTY_VIEW, log: texts.map((text) => ({line: 1, text, times: 1}))};
}

/** The same at its end. */
function endOf(...texts: string[]): PlayView {
  return {...viewOf(...texts), outcome: {status: 'done'}};
}

function start() {
  const {result, rerender} = renderHook(({view}) => useSpokenLog(view), {initialProps: {view: EMPTY_VIEW}});
  return {
    show: (view: PlayView) => rerender({view}),
    wait: () => act(() => vi.advanceTimersByTime(2500)),
    spoken: () => result.current,
  };
}

it('tells of each step once, of many steps the last ones', () => {
  const {show, wait, spoken} = start();
  show(viewOf('a', 'b', 'c', 'd', 'e'));
  wait();
  expect(spoken()).toBe('2 more steps. c d e');
  show(endOf('a', 'b', 'c', 'd', 'e', 'f'));
  expect(spoken()).toBe('f');
});

it('tells of a second run that ends at once, also when it does as much as the first', () => {
  const {show, spoken} = start();
  show(endOf('a', 'b'));
  expect(spoken()).toBe('a b');
  show(EMPTY_VIEW);
  show(endOf('c', 'd'));
  expect(spoken()).toBe('c d');
});
