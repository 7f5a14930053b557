import {createFileCache, type FileCacheOptions} from './createFileCache';

export interface CachedFunctionOptions<Result> extends FileCacheOptions {
  make: (content: string) => Result;
}

/** Wraps `make`, whose results must survive JSON, so that it runs once for each content, across builds too. */
export function cacheByContent<Result extends object>({
  make,
  ...options
}: CachedFunctionOptions<Result>): (content: string) => Result {
  const cache = createFileCache<Result>(options);
  return (content) => {
    const cached = cache.get(content);
    if (cached !== undefined) return cached;
    const result = make(content);
    cache.set(content, result);
    return result;
  };
}
