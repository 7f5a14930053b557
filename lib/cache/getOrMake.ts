import type {FileCache} from './createFileCache';

/** The cached result of a key; without one it is made, and cached for later builds. */
export function getOrMake<Result extends object>(
  cache: FileCache<Result>,
  key: string,
  make: () => Result,
): Result {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const result = make();
  cache.set(key, result);
  return result;
}
