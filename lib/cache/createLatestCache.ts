import {createFileCache, type FileCacheOptions} from './createFileCache';

/** Returns the cached result for a content, or makes and caches it. */
export type LatestCache<Result> = (content: string, make: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Makes a cache for large results, which keeps only the latest one for the next build. The version is read once: in development
 * the code may change on disk, but the process still runs what it has loaded.
 */
export function createLatestCache<Result extends object>({
  folder,
  version,
}: FileCacheOptions): LatestCache<Result> {
  let loadedVersion: string | undefined;
  return async (content, make) => {
    loadedVersion ??= version();
    // The content is part of the version, so that a new result replaces the old one.
    const cache = createFileCache<Result>({folder, version: () => `${loadedVersion}\n${content}`});
    const cached = cache.get('');
    if (cached !== undefined) return cached;
    const result = await make();
    cache.set('', result);
    return result;
  };
}
