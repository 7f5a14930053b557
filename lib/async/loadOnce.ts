/**
 * Makes a loader that loads each key once, even when several calls come while it loads; without keys, it loads once. After a
 * failure the next call tries again.
 */
export function loadOnce<Result, Key = void>(
  load: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const loading = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const started = load(key);
    loading.set(key, started);
    started.catch(() => loading.delete(key));
    return started;
  };
}
