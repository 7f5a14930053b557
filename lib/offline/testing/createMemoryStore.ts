import type {CopyState} from '../copyState';
import type {CopyStore} from '../copyStore';

export interface MemoryStore extends CopyStore {
  readonly files: Map<string, Response>;
  state: CopyState | undefined;
}

/** Storage for tests; `room` is how many files it takes. */
export function createMemoryStore(room = Number.POSITIVE_INFINITY): MemoryStore {
  const files = new Map<string, Response>();
  const store: MemoryStore = {
    files,
    state: undefined,
    readState: async () => store.state,
    async writeState(state) {
      store.state = state;
    },
    readFile: async (hash) => files.get(hash)?.clone(),
    async writeFile(hash, response) {
      if (files.size >= room) throw new DOMException('No room', 'QuotaExceededError');
      files.set(hash, response);
    },
    listHashes: async () => new Set(files.keys()),
    async keepOnly(hashes) {
      for (const hash of files.keys()) if (!hashes.has(hash)) files.delete(hash);
    },
    async remove() {
      files.clear();
      store.state = undefined;
    },
  };
  return store;
}
