// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {usePictures} from './usePictures';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ends its worker when the reader leaves the lab', async () => {
  const terminate = vi.fn();
  class StartedWorker extends EventTarget {
    terminate = terminate;
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data: {kind: 'started'}})));
    }
  }
  vi.stubGlobal('Worker', StartedWorker);
  const {result, unmount} = renderHook(usePictures);
  await act(() => result.current.service);
  expect(terminate).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledOnce());
});
