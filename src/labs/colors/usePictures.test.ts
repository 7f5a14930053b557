// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, type Mock, vi} from 'vitest';
import {stubColorWorker} from '../../../tests/support/stubColorWorker';
import {usePictures} from './usePictures';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that takes pictures of one pixel; gives what frees each of them. */
function stubPictures(): Mock[] {
  const frees: Mock[] = [];
  vi.stubGlobal(
    'ImageData',
    class {
      data = new Uint8ClampedArray(4);
    },
  );
  vi.stubGlobal('createImageBitmap', async () => {
    const close = vi.fn();
    frees.push(close);
    return {close};
  });
  return frees;
}

const OPENED = {raster: {width: 1, height: 1, pixels: new Uint32Array(1)}, notes: []};

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

function createFile(name: string, bytes = PNG): File {
  return Object.assign(new File([], name), {arrayBuffer: async () => new Uint8Array(bytes).buffer});
}

it('opens no more pictures at a time than it says, also of many that are dropped at once', async () => {
  stubColorWorker(({id}, say) => say({kind: 'done', id, result: OPENED}));
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  const files = Array.from({length: 9}, (_, index) => createFile(`${index + 1}.png`));
  await act(() => result.current.openFiles(files));
  expect(result.current.pictures).toHaveLength(8);
  expect(new Set(result.current.pictures.map(({id}) => id)).size).toBe(8);
  expect(result.current.isOpening).toBe(false);
  expect(result.current.problem?.text).toBe('9.png: At most 8 pictures are open at a time: close one first.');
  act(() => result.current.close(1));
  await act(() => result.current.openFiles(files.slice(8)));
  expect(result.current.pictures.map(({name}) => name).at(-1)).toBe('9.png');
});

it('shows what was opened last, of several files the first that is a picture, and what was chosen since', async () => {
  let number = 0;
  stubColorWorker(({id}, say) => {
    number += 1;
    say(number === 2 ? {kind: 'failed', id, message: 'It is cut off.'} : {kind: 'done', id, result: OPENED});
  });
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  const open = (...names: string[]) =>
    act(() => result.current.openFiles(names.map((name) => createFile(name))));
  const nameShown = () => result.current.pictures.find(({id}) => id === result.current.shownId)?.name;
  await open('first.png');
  expect(nameShown()).toBe('first.png');
  await open('half.png', 'second.png', 'third.png');
  expect(nameShown()).toBe('second.png');
  act(() => result.current.show(1));
  expect(nameShown()).toBe('first.png');
});

it('explains how to get a PNG when a file is none, and not when one is broken or too many', async () => {
  stubColorWorker(({id}, say) => say({kind: 'failed', id, message: 'It is refused.'}));
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  await act(() => result.current.openFiles([createFile('half.png')]));
  expect(result.current.problem).toEqual({text: 'half.png: It is refused.', isOtherFormat: false});
  await act(() => result.current.openFiles([createFile('photo.jpg', JPEG), createFile('half.png')]));
  expect(result.current.problem?.isOtherFormat).toBe(true);
});

it('says of a folder that the pictures in it are wanted', async () => {
  stubColorWorker(({id}, say) => say({kind: 'done', id, result: OPENED}));
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  const folder = Object.assign(new File([], 'screens'), {
    arrayBuffer: async () => Promise.reject(new DOMException('not found', 'NotFoundError')),
  });
  await act(() => result.current.openFiles([folder]));
  expect(result.current.problem).toEqual({
    text: 'screens: It could not be read. Of a folder, drop or open the pictures themselves.',
    isOtherFormat: false,
  });
});

it('says which of several files was refused, also when the next one opens', async () => {
  let number = 0;
  stubColorWorker(({id}, say) => {
    number += 1;
    say(number === 1 ? {kind: 'failed', id, message: 'It is cut off.'} : {kind: 'done', id, result: OPENED});
  });
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  await act(() => result.current.openFiles([createFile('half.png'), createFile('whole.png')]));
  expect(result.current.pictures.map(({name}) => name)).toEqual(['whole.png']);
  expect(result.current.problem?.text).toBe('half.png: It is cut off.');
  await act(() => result.current.openFiles([createFile('whole.png')]));
  expect(result.current.problem).toBeUndefined();
});

it('names each file that was refused, not only the last', async () => {
  stubColorWorker(({id}, say) => say({kind: 'failed', id, message: 'It is cut off.'}));
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  await act(() => result.current.openFiles([createFile('one.png'), createFile('two.png')]));
  expect(result.current.problem?.text).toBe('one.png: It is cut off. two.png: It is cut off.');
  await act(() => result.current.openFiles([createFile('three.png')]));
  expect(result.current.problem?.text).toBe('three.png: It is cut off.');
});

it('closes a picture also when the search has broken down', async () => {
  stubColorWorker(({id, name}, say) =>
    say(name === 'close' ? {kind: 'failed', id, message: 'broken'} : {kind: 'done', id, result: OPENED}),
  );
  stubPictures();
  const {result} = renderHook(usePictures);
  await act(() => result.current.service);
  await act(() => result.current.openFiles([createFile('one.png')]));
  await act(async () => result.current.close(1));
  expect(result.current.pictures).toEqual([]);
});

it('frees a picture once it is closed, and the others when the reader leaves the lab', async () => {
  stubColorWorker(({id}, say) => say({kind: 'done', id, result: OPENED}));
  const frees = stubPictures();
  const {result, unmount} = renderHook(usePictures);
  await act(() => result.current.service);
  await act(() => result.current.openFiles([createFile('one.png'), createFile('two.png')]));
  act(() => result.current.setRole(2, 'other'));
  act(() => result.current.close(1));
  expect(frees.map(({mock}) => mock.calls.length)).toEqual([1, 0]);
  unmount();
  expect(frees.map(({mock}) => mock.calls.length)).toEqual([1, 1]);
});

it('ends its worker when the reader leaves the lab', async () => {
  const terminate = stubColorWorker();
  const {result, unmount} = renderHook(usePictures);
  await act(() => result.current.service);
  expect(terminate).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
});
