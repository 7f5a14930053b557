import {createFileCache, type FileCacheOptions} from './createFileCache';
import {getOrMake} from './getOrMake';

export interface CachedFunctionOptions<Result> extends FileCacheOptions {
  make: (content: string) => Result;
}

/** Wraps `make`, whose results must survive JSON, so that it runs once for each content, across builds too. */
export function cacheByContent<Result extends object>({
  make,
  ...options
}: CachedFunctionOptions<Result>): (content: string) => Result {
  const cache = createFileCache<Result>(options);
  return (content) => getOrMake(cache, content, () => make(content));
}
