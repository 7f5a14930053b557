// @vitest-environment jsdom
import {type ColorSetup, DEFAULT_SETUP} from '@site/lib/colors/colorSetup';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useCountShade} from './useCountShade';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RASTER = {width: 1, height: 1, pixels: new Uint32Array(1)};
const COUNT: ColorSetup = {...DEFAULT_SETUP, task: 'count', points: [{x: 0, y: 0, color: 0}]};

/** Bitmaps that come when the test says so. */
function stubBitmaps() {
  const bitmaps: {close: () => void; come: () => Promise<void>}[] = [];
  vi.stubGlobal(
    'ImageData',
    class {
      data = new Uint8ClampedArray(4);
    },
  );
  vi.stubGlobal('createImageBitmap', () => {
    const close = vi.fn();
    return new Promise((resolve) => {
      bitmaps.push({close, come: () => act(async () => resolve({close}))});
    });
  });
  return bitmaps;
}

it('frees an overlay that another replaces, that comes too late, or that nobody sees any more', async () => {
  const bitmaps = stubBitmaps();
  const {rerender, unmount} = renderHook((setup) => useCountShade(RASTER, setup), {initialProps: COUNT});
  const [first, second, third] = [0, 1, 2].map((index) => {
    if (index > 0) rerender({...COUNT, similarity: index / 10});
    return bitmaps[index];
  });
  await third?.come();
  await first?.come();
  expect(first?.close).toHaveBeenCalledOnce();
  expect(third?.close).not.toHaveBeenCalled();
  rerender({...COUNT, points: []});
  expect(third?.close).toHaveBeenCalledOnce();
  rerender(COUNT);
  await bitmaps[3]?.come();
  unmount();
  expect(bitmaps[3]?.close).toHaveBeenCalledOnce();
  await second?.come();
  expect(second?.close).toHaveBeenCalledOnce();
});
