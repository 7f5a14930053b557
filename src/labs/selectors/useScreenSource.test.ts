// @vitest-environment jsdom
import settings from '@site/data/scenes/settings.json';
import {readScene} from '@site/lib/phone/scene/readScene';
import {loadScene} from '@site/src/phone/loadScene';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {IOS_EXAMPLE, useScreenSource} from './useScreenSource';

vi.mock('@site/src/phone/loadScene');

afterEach(cleanup);

/** A lab whose texts are read when the test says so. */
function start() {
  const answers: ((refusal: string | undefined) => void)[] = [];
  const lab = {
    open: vi.fn<() => Promise<string | undefined>>(async () => undefined),
    read: () => new Promise<string | undefined>((resolve) => answers.push(resolve)),
  };
  const {result, unmount} = renderHook(() => useScreenSource(IOS_EXAMPLE, lab));
  return {
    open: lab.open,
    leave: unmount,
    screen: () => result.current,
    answer: (index: number, refusal?: string) => act(async () => answers[index]?.(refusal)),
  };
}

it('keeps the scene that was chosen while a pasted dump was being read', async () => {
  const {screen, answer} = start();
  act(() => void screen().readOwn('<dump/>', 'The pasted text'));
  act(() => void screen().choose(IOS_EXAMPLE));
  await answer(1);
  expect(screen().source).toEqual({kind: 'scene', id: IOS_EXAMPLE});
  await answer(2);
  expect(screen()).toMatchObject({source: {kind: 'scene', id: IOS_EXAMPLE}, problem: ''});
});

it('says nothing of a dump that is refused after another scene was chosen', async () => {
  const {screen, answer} = start();
  act(() => void screen().readOwn('nothing', 'The pasted text'));
  act(() => void screen().choose(IOS_EXAMPLE));
  await answer(1, 'It is not a dump.');
  expect(screen().problem).toBe('');
});

it('shows a dump that is read while a scene is on its way, and keeps the scene when the dump is refused', async () => {
  const {screen, answer} = start();
  act(() => void screen().readOwn('nothing', 'The pasted text'));
  await answer(1, 'It is not a dump.');
  expect(screen()).toMatchObject({
    source: {kind: 'scene', id: IOS_EXAMPLE},
    problem: 'The pasted text was not opened. It is not a dump.',
  });
  act(() => void screen().readOwn('<dump/>', 'The pasted text'));
  await answer(2);
  expect(screen()).toMatchObject({source: {kind: 'own', name: 'The pasted text'}, problem: ''});
});

it('opens the controls of a scene, with its picture', async () => {
  vi.mocked(loadScene).mockResolvedValueOnce(readScene('data/scenes/settings.json', settings));
  const {screen, open} = start();
  await act(async () => screen().choose('settings'));
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({platform: 'android'}));
  expect(screen()).toMatchObject({source: {id: 'settings', picture: {frame: {}}}, problem: ''});
});

it('opens nothing for a reader who has left the lab while a scene was being fetched', async () => {
  let bring: () => void = () => {};
  const scene = readScene('data/scenes/settings.json', settings);
  vi.mocked(loadScene).mockReturnValueOnce(new Promise((resolve) => (bring = () => resolve(scene))));
  const {screen, open, leave} = start();
  act(() => void screen().choose('settings'));
  leave();
  await act(async () => bring());
  expect(open).not.toHaveBeenCalled();
});

it('says what to do when a scene does not load, as long as no other is chosen', async () => {
  const {screen, open} = start();
  vi.mocked(loadScene).mockRejectedValue(new Error('The network is gone'));
  await act(async () => {
    screen().choose('settings');
    screen().choose(IOS_EXAMPLE);
  });
  expect(screen().problem).toBe('');
  await act(async () => screen().choose('settings'));
  expect(screen().problem).toContain('Check your network connection, and choose it again.');
  expect(open).not.toHaveBeenCalled();
});

it('blames the network for a scene that does not load alone, and says what else went wrong', async () => {
  const {screen, open} = start();
  const scene = readScene('data/scenes/settings.json', settings);
  vi.mocked(loadScene).mockResolvedValueOnce(Object.assign({}, scene, {device: undefined}));
  await act(async () => screen().choose('settings'));
  expect(screen().problem).toMatch(/^The scene could not be shown \(.+\)\. Choose another one\.$/);
  vi.mocked(loadScene).mockResolvedValueOnce(scene);
  open.mockResolvedValueOnce('Opening took too long.');
  await act(async () => screen().choose('settings'));
  expect(screen()).toMatchObject({source: {kind: 'own'}, problem: 'Opening took too long.'});
});

it('shows what it showed before when a scene does not load, so that the scene can be chosen again', async () => {
  const {screen, answer} = start();
  vi.mocked(loadScene).mockRejectedValue(new Error('The network is gone'));
  await act(async () => screen().choose('settings'));
  expect(screen().source.kind).toBe('own');
  act(() => void screen().readOwn('<dump/>', 'The pasted text'));
  await answer(1);
  await act(async () => screen().choose('settings'));
  expect(screen().source).toEqual({kind: 'own', name: 'The pasted text'});
  act(() => void screen().readOwn('<dump/>', 'Another text'));
  await act(async () => screen().choose('settings'));
  expect(screen().problem).toContain('choose it again');
  await answer(2);
  expect(screen()).toMatchObject({source: {kind: 'own', name: 'Another text'}, problem: ''});
});

it('shows the file that was opened last, also when the one before it comes while it is being fetched', async () => {
  const {screen, answer} = start();
  let bring: (content: ArrayBuffer) => void = () => {};
  const late = Object.assign(new File([], 'late.xml'), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (bring = resolve)),
  });
  act(() => void screen().readOwn('<dump/>', 'The pasted text'));
  act(() => void screen().readFile(late));
  await answer(1);
  expect(screen().source).toEqual({kind: 'own', name: 'The pasted text'});
  await act(async () => bring(new TextEncoder().encode('<dump/>').buffer));
  await answer(2);
  expect(screen()).toMatchObject({source: {kind: 'own', name: 'late.xml'}, problem: ''});
});

it('says that a file cannot be read', async () => {
  const {screen} = start();
  const file = Object.assign(new File([], 'dump.xml'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  await act(() => screen().readFile(file));
  expect(screen().problem).toMatch(/^dump\.xml could not be read\./);
});

it('says nothing of a file that could not be read when a scene was chosen meanwhile', async () => {
  const {screen, answer} = start();
  let fail: (error: Error) => void = () => {};
  const gone = Object.assign(new File([], 'gone.xml'), {
    arrayBuffer: () => new Promise<ArrayBuffer>((_resolve, reject) => (fail = reject)),
  });
  act(() => void screen().readFile(gone));
  act(() => void screen().choose(IOS_EXAMPLE));
  await answer(1);
  await act(async () => fail(new Error('The file is gone')));
  expect(screen()).toMatchObject({source: {kind: 'scene', id: IOS_EXAMPLE}, problem: ''});
});
