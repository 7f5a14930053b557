import {type CopyState, parseCopyState} from './copyState';

/** Where a copy is kept. */
export interface CopyStore {
  readState(): Promise<CopyState | undefined>;
  writeState(state: CopyState): Promise<void>;
  readFile(hash: string): Promise<Response | undefined>;
  /** Rejects with a `QuotaExceededError` when storage is full. */
  writeFile(hash: string, response: Response): Promise<void>;
  listHashes(): Promise<Set<string>>;
  /** Deletes all files but these. */
  keepOnly(hashes: ReadonlySet<string>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The copies of a site in the browser's Cache Storage. Files stand under their hash, so that releases share what is the same
 * in both, and what was loaded before a break need not be loaded again.
 */
export function createCopyStore(caches: CacheStorage, baseUrl: string): CopyStore {
  const name = toCacheName(baseUrl);
  const folder = `${baseUrl}offline-copy/`;
  const stateKey = `${folder}state`;
  const open = () => caches.open(name);
  const toHash = ({url}: Request) => new URL(url).pathname.slice(folder.length);

  return {
    async readState() {
      // Asked before it is opened: to open a cache makes it.
      if (!(await caches.has(name))) return undefined;
      const response = await (await open()).match(stateKey);
      return parseCopyState(await response?.json().catch(() => undefined));
    },
    writeState: async (state) => (await open()).put(stateKey, Response.json(state)),
    readFile: async (hash) => (await open()).match(folder + hash),
    writeFile: async (hash, response) => (await open()).put(folder + hash, response),
    async listHashes() {
      if (!(await caches.has(name))) return new Set();
      return new Set((await (await open()).keys()).map(toHash));
    },
    async keepOnly(hashes) {
      const cache = await open();
      const others = (await cache.keys()).filter((request) => {
        const hash = toHash(request);
        return hash !== 'state' && !hashes.has(hash);
      });
      await Promise.all(others.map((request) => cache.delete(request)));
    },
    async remove() {
      await caches.delete(name);
    },
  };
}

/** Other sites of the same host have caches of their own. */
function toCacheName(baseUrl: string): string {
  return `offline ${baseUrl}`;
}
