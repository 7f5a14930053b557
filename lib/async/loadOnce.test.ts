import {expect, it, vi} from 'vitest';
import {loadOnce} from './loadOnce';

it('loads each key once, also while it is loading', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const loadKey = loadOnce(load);
  expect(await Promise.all([loadKey('a'), loadKey('b'), loadKey('a')])).toEqual(['A', 'B', 'A']);
  expect(await loadKey('b')).toBe('B');
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});

it('loads anew what failed', async () => {
  const load = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('no network'));
  const loadKey = loadOnce(load);
  await expect(loadKey('a')).rejects.toThrow('no network');
  expect(await loadKey('a')).toBe('a');
});

it('loads once where there is nothing to choose by', async () => {
  const load = vi.fn(async () => 'all').mockRejectedValueOnce(new Error('no network'));
  const loadAll = loadOnce(load);
  await expect(loadAll()).rejects.toThrow('no network');
  expect(await Promise.all([loadAll(), loadAll()])).toEqual(['all', 'all']);
  expect(load).toHaveBeenCalledTimes(2);
});
