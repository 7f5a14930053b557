// @vitest-environment jsdom
import type {RunEvent} from '@site/lib/phone/run/runEvent';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {usePlayer} from './usePlayer';

const END: RunEvent = {type: 'end', outcome: {status: 'done'}, atMs: 0, line: 0};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({matches: true}));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('plays events that come before the new player of their run is rendered', () => {
  const {result} = renderHook(usePlayer);
  act(() => {
    result.current.restart();
    result.current.add([END]);
  });
  act(() => vi.advanceTimersByTime(100));
  expect(result.current.player.view().outcome).toEqual({status: 'done'});
});

it('plays nothing of the run before once it has started again', () => {
  const {result} = renderHook(usePlayer);
  act(() => result.current.add([END]));
  act(() => vi.advanceTimersByTime(100));
  act(() => result.current.restart());
  act(() => vi.advanceTimersByTime(100));
  expect(result.current.player.view().outcome).toBeUndefined();
});
