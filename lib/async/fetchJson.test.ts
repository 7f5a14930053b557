import {afterEach, expect, it, vi} from 'vitest';
import {fetchJson} from './fetchJson';

afterEach(() => vi.unstubAllGlobals());

it('gives what the file holds, and refuses an error page and a file that is cut off', async () => {
  const answers = [Response.json([1]), new Response('[]', {status: 404}), new Response('[1,')];
  vi.stubGlobal('fetch', async () => answers.shift());
  expect(await fetchJson('/list.json')).toEqual([1]);
  await expect(fetchJson('/list.json')).rejects.toThrow('/list.json answered 404');
  await expect(fetchJson('/list.json')).rejects.toThrow(SyntaxError);
});

it('gives up a file that does not come', async () => {
  const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_url: string, {signal}: RequestInit) => signal?.throwIfAborted());
  await expect(fetchJson('/list.json')).rejects.toThrow(DOMException);
  expect(waited).toHaveBeenCalledWith(10_000);
  waited.mockRestore();
});
