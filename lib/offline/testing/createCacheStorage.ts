/**
 * The Cache Storage of a browser, in memory: what a copy needs of it. Addresses are those of one host. It is cast, because the
 * methods that a copy never calls are missing.
 */
export function createCacheStorage(origin: string): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const toUrl = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;

  function openCache(name: string): Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> {
    const files = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, files);
    return {
      match: async (request) => files.get(toUrl(request))?.clone(),
      async put(request, response) {
        files.set(toUrl(request), response);
      },
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      delete: async (request) => files.delete(toUrl(request)),
    };
  }

  // Both lack methods that the code of the copy does not call.
  const storage: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'> = {
    open: async (name) => openCache(name) as Cache,
    has: async (name) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
  return storage as CacheStorage;
}
