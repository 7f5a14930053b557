// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {type FileChoice, useScriptFile} from './useScriptFile';

afterEach(cleanup);

/** What a field for files tells when a file with this content is chosen. */
function choose(name: string, content: Promise<ArrayBuffer>): FileChoice {
  return {target: {files: [{name, arrayBuffer: () => content}], value: name}};
}

const text = (script: string) => new TextEncoder().encode(script).buffer;

it('reads a script, and refuses a file that is not text', async () => {
  const onRead = vi.fn();
  const {result} = renderHook(() => useScriptFile(onRead));
  await act(() => result.current.open(choose('photo.py', Promise.resolve(new Uint8Array([255]).buffer))));
  expect(result.current.problem).toContain('photo.py could not be read');
  await act(() => result.current.open(choose('main.py', Promise.resolve(text('print(1)')))));
  expect(result.current.problem).toBe('');
  expect(onRead.mock.calls).toEqual([['print(1)']]);
});

it('says nothing of a file when another one was chosen meanwhile', async () => {
  const onRead = vi.fn();
  const {result} = renderHook(() => useScriptFile(onRead));
  let fail = (_error: Error) => {};
  const slow = new Promise<ArrayBuffer>((_resolve, reject) => {
    fail = reject;
  });
  const first = result.current.open(choose('old.py', slow));
  await act(() => result.current.open(choose('main.py', Promise.resolve(text('print(1)')))));
  fail(new Error('gone'));
  await act(() => first);
  expect(result.current.problem).toBe('');
});
