import type {FileCache} from './createFileCache';

/** Returns the cached result of a key, or makes and caches it. */
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
