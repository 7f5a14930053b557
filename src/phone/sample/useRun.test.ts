// @vitest-environment jsdom
import type {Scene} from '@site/lib/phone/scene/scene';
import {renderHook, waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {loadScene} from '../loadScene';
import {useRun} from './useRun';

vi.mock('../engineUrls', () => ({findEngineUrls() {}}));
vi.mock('../loadScene', () => ({loadScene: vi.fn<() => Promise<Scene>>()}));

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
