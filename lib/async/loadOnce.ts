/** Makes a loader that loads each key once, also when it is asked for several times before it is there; what failed is loaded anew. */
export function loadOnce<Key, Result>(load: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
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
