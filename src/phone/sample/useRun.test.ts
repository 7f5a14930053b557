// @vitest-environment jsdom
import type {Scene} from '@site/lib/phone/scene/scene';
import {act, cleanup, renderHook, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {defer} from '../../../tests/support/defer';
import {loadScene} from '../loadScene';
import {type RunListener, startRun} from '../startRun';
import {SLOW_MS, useRun} from './useRun';

vi.mock('../engineUrls', () => ({findEngineUrls() {}}));
vi.mock('../loadScene', () => ({loadScene: vi.fn<() => Promise<Scene>>()}));
vi.mock('../startRun', () => ({startRun: vi.fn()}));

const SCENE = {platform: 'android'} as Scene;
const FAILURE = {type: 'failed', code: 'crashed', detail: ''} as const;

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.useRealTimers();
});

/** Starts a run that stays as it is until the listener is told something. */
async function start() {
  const stop = vi.fn();
  let listener: RunListener | undefined;
  vi.mocked(startRun).mockImplementation((_request, _urls, given) => {
    listener = given;
    return {stop};
  });
  const parts = {sceneId: 'garden', source: 'print(1)', run: 1, onStart: vi.fn(), onEvents: vi.fn()};
  const hook = renderHook((props) => useRun(props), {initialProps: parts});
  return {...hook, parts, stop, tell: () => listener};
}

it.each([
  ['not-loaded', Object.assign(new Error('Loading chunk 7 failed'), {name: 'ChunkLoadError'})],
  ['crashed', new TypeError('structuredClone is not a function')],
])('names the failure %s when the scene fails with %s', async (code, error) => {
  vi.mocked(loadScene).mockRejectedValueOnce(error);
  const parts = {sceneId: 'garden', source: '', run: 1, onStart() {}, onEvents() {}};
  const {result} = renderHook(() => useRun(parts));
  await waitFor(() =>
    expect(result.current.state).toEqual({
      status: 'failed',
      failure: {type: 'failed', code, detail: String(error)},
    }),
  );
});

it('runs a script once for each number, and ends the run before', async () => {
  vi.mocked(loadScene).mockResolvedValue(SCENE);
  const {result, rerender, parts, stop, tell} = await start();
  await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  act(() => tell()?.onReady());
  expect(result.current.state).toEqual({status: 'running'});
  rerender({...parts, source: 'print(2)'});
  expect(stop).not.toHaveBeenCalled();
  rerender({...parts, source: 'print(2)', run: 2});
  expect(stop).toHaveBeenCalledOnce();
  await waitFor(() => expect(startRun).toHaveBeenCalledTimes(2));
  expect(vi.mocked(startRun).mock.calls.map(([{source}]) => source)).toEqual(['print(1)', 'print(2)']);
  expect(parts.onStart).toHaveBeenCalledTimes(2);
});

it('gives on what happens in a run, and nothing of a run that was stopped', async () => {
  vi.mocked(loadScene).mockResolvedValue(SCENE);
  const {result, parts, stop, tell} = await start();
  await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  act(() => tell()?.onEvents([]));
  expect(parts.onEvents).toHaveBeenCalledOnce();
  act(() => result.current.stop());
  expect(stop).toHaveBeenCalledOnce();
  act(() => tell()?.onEvents([]));
  act(() => tell()?.onFailure(FAILURE));
  expect(parts.onEvents).toHaveBeenCalledOnce();
  expect(result.current.state.status).not.toBe('failed');
});

it('says that a run failed', async () => {
  vi.mocked(loadScene).mockResolvedValue(SCENE);
  const {result, tell} = await start();
  await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  act(() => tell()?.onFailure(FAILURE));
  expect(result.current.state).toEqual({status: 'failed', failure: FAILURE});
  expect(result.current.scene).toBe(SCENE);
});

it('starts nothing when the reader has left before the scene came', async () => {
  const scene = defer<Scene>();
  vi.mocked(loadScene).mockReturnValue(scene.promise);
  const {unmount} = await start();
  unmount();
  await act(async () => scene.resolve(SCENE));
  expect(startRun).not.toHaveBeenCalled();
});

it('says nothing of a scene that fails after the reader has gone on to another', async () => {
  const scene = defer<Scene>();
  vi.mocked(loadScene).mockReturnValueOnce(scene.promise).mockResolvedValue(SCENE);
  const {result, rerender, parts} = await start();
  rerender({...parts, sceneId: 'settings'});
  await waitFor(() => expect(result.current.scene).toBe(SCENE));
  await act(async () => scene.reject(new Error('gone')));
  expect(result.current.scene).toBe(SCENE);
  expect(result.current.state).toEqual({status: 'loading', isSlow: false});
});

it('says after some seconds that the phone is still loading, but not once it runs or was stopped', async () => {
  vi.useFakeTimers();
  vi.mocked(loadScene).mockResolvedValue(SCENE);
  const {result, rerender, parts, tell} = await start();
  await act(() => vi.advanceTimersByTimeAsync(SLOW_MS - 1));
  expect(result.current.state).toEqual({status: 'loading', isSlow: false});
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.state).toEqual({status: 'loading', isSlow: true});
  rerender({...parts, run: 2});
  expect(result.current.state).toEqual({status: 'loading', isSlow: false});
  act(() => tell()?.onReady());
  await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
  expect(result.current.state).toEqual({status: 'running'});
  rerender({...parts, run: 3});
  act(() => result.current.stop());
  await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
  expect(result.current.state).toEqual({status: 'loading', isSlow: false});
});
