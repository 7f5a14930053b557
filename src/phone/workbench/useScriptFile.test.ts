// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {defer} from '../../../tests/support/defer';
import {type ScriptFile, useScriptFile} from './useScriptFile';

afterEach(cleanup);

function choose(name: string, content: Promise<ArrayBuffer>): ScriptFile {
  return {name, arrayBuffer: () => content};
}

const text = (script: string) => new TextEncoder().encode(script).buffer;

it('reads a script, and refuses a file that is not text', async () => {
  const onRead = vi.fn();
  const {result} = renderHook(() => useScriptFile('mine', onRead));
  await act(() => result.current.open(choose('photo.py', Promise.resolve(new Uint8Array([255]).buffer))));
  expect(result.current.problem).toContain('photo.py could not be read');
  await act(() => result.current.open(choose('main.py', Promise.resolve(text('print(1)')))));
  expect(result.current.problem).toBe('');
  expect(onRead.mock.calls).toEqual([['print(1)']]);
});

it('reads a script that PowerShell has written, which is UTF-16', async () => {
  const onRead = vi.fn();
  const {result} = renderHook(() => useScriptFile('mine', onRead));
  const letters = Uint16Array.from('\uFEFFprint(1)', (letter) => letter.charCodeAt(0));
  await act(() => result.current.open(choose('main.py', Promise.resolve(letters.buffer))));
  expect(onRead.mock.calls).toEqual([['print(1)']]);
});

it('says nothing of a file when another one was chosen meanwhile', async () => {
  const onRead = vi.fn();
  const {result} = renderHook(() => useScriptFile('mine', onRead));
  const slow = defer<ArrayBuffer>();
  const first = result.current.open(choose('old.py', slow.promise));
  await act(() => result.current.open(choose('main.py', Promise.resolve(text('print(1)')))));
  slow.reject(new Error('gone'));
  await act(() => first);
  expect(result.current.problem).toBe('');
});

it('brings back what a file replaced, with what was typed while it was read, and then the file with its changes', async () => {
  const {result} = renderHook(useOpened);
  const slow = defer<ArrayBuffer>();
  expect(result.current.file.hasOther).toBe(false);
  const opening = result.current.file.open(choose('main.py', slow.promise));
  act(() => result.current.setScript('mine, and more'));
  slow.resolve(text('from the file'));
  await act(() => opening);
  expect(result.current.script).toBe('from the file');
  act(() => result.current.setScript('from the file, changed'));
  act(() => result.current.file.showOther());
  expect(result.current.script).toBe('mine, and more');
  act(() => result.current.file.showOther());
  expect(result.current.script).toBe('from the file, changed');
});

it('loses no script when several files are opened, and keeps one that is opened again once', async () => {
  const {result} = renderHook(useOpened);
  for (const script of ['wrong', 'right', 'right'])
    await act(() => result.current.file.open(choose('main.py', Promise.resolve(text(script)))));
  const shown = [result.current.script];
  for (let press = 0; press < 3; press++) {
    act(() => result.current.file.showOther());
    shown.push(result.current.script);
  }
  expect(shown).toEqual(['right', 'wrong', 'mine', 'right']);
});

function useOpened() {
  const [script, setScript] = useState('mine');
  return {script, setScript, file: useScriptFile(script, setScript)};
}
