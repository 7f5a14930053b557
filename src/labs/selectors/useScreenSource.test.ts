// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {IOS_EXAMPLE, useScreenSource} from './useScreenSource';

afterEach(cleanup);

/** A lab whose texts are read when the test says so. */
function start() {
  const answers: ((refusal: string | undefined) => void)[] = [];
  const lab = {
    open: vi.fn(),
    read: () => new Promise<string | undefined>((resolve) => answers.push(resolve)),
  };
  const onOpened = vi.fn();
  const {result} = renderHook(() => useScreenSource(IOS_EXAMPLE, lab, onOpened));
  return {
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
  await answer(1, 'It is no dump.');
  expect(screen().problem).toBe('');
});

it('shows a dump that is read while a scene is on its way, and keeps the scene when the dump is refused', async () => {
  const {screen, answer} = start();
  act(() => void screen().readOwn('nothing', 'The pasted text'));
  await answer(1, 'It is no dump.');
  expect(screen()).toMatchObject({
    source: {kind: 'scene', id: IOS_EXAMPLE},
    problem: 'The pasted text was not opened. It is no dump.',
  });
  act(() => void screen().readOwn('<dump/>', 'The pasted text'));
  await answer(2);
  expect(screen()).toMatchObject({source: {kind: 'own', name: 'The pasted text'}, problem: ''});
});
