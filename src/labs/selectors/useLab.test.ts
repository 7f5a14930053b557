// @vitest-environment jsdom
import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {createLabClient, TookTooLong} from './createLabClient';
import {useLab} from './useLab';

vi.mock('./createLabClient', {spy: true});

afterEach(cleanup);

const TREE = readControls(IOS_SETTINGS);

function start(failure?: Error) {
  if (failure)
    vi.mocked(createLabClient).mockReturnValueOnce({ask: () => Promise.reject(failure), close: () => {}});
  const {result} = renderHook(() => useLab());
  return {
    open: () => act(() => result.current.open(TREE)),
    read: (source: string) => act(() => result.current.read(source)),
    tree: () => result.current.tree,
  };
}

it('holds the tree that was opened or read, and says why a text is refused', async () => {
  const {open, read, tree} = start();
  expect(await open()).toBeUndefined();
  expect(tree()).toBe(TREE);
  expect(await read('no dump')).toMatch(/\S/);
  expect(tree()).toBe(TREE);
  expect(await read(IOS_SETTINGS)).toBeUndefined();
  expect(tree()).not.toBe(TREE);
});

it('says what took too long', async () => {
  const {open, read, tree} = start(new TookTooLong());
  expect(await open()).toBe('Opening took too long and was given up. Choose the screen again.');
  expect(await read('no dump')).toBe(
    'Reading took too long and was given up. Is this the dump of one screen?',
  );
  expect(tree()).toBeUndefined();
});

it('ends its worker when the reader leaves', async () => {
  const close = vi.fn();
  vi.mocked(createLabClient).mockReturnValueOnce({ask: async () => ({kind: 'opened', tree: TREE}), close});
  const {result, unmount} = renderHook(() => useLab());
  await act(() => result.current.open(TREE));
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

it('names any other failure as it is', async () => {
  const {open} = start(new RangeError('Maximum call stack size exceeded'));
  expect(await open()).toBe('The browser gave up (Maximum call stack size exceeded).');
});
