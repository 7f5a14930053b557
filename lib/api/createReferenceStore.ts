import type {PageCounterparts} from './findPageCounterparts';
import type {ApiReference} from './reference';

/** What pages show of the reference. */
export interface StoredReference extends ApiReference {
  pageCounterparts: PageCounterparts;
}

/** Hands the reference from the plugin that makes it to the compilation of pages. */
export interface ReferenceStore {
  set(reference: StoredReference): void;
  /** Throws before the first `set`. */
  get(): StoredReference;
}

/**
 * A store for one site. Docusaurus calls `allContentLoaded` of all plugins before it compiles the first page, so a
 * plugin that fills the store there is never too late.
 */
export function createReferenceStore(): ReferenceStore {
  let stored: StoredReference | undefined;
  return {
    set(reference) {
      stored = reference;
    },
    get() {
      if (stored === undefined)
        throw new Error('config/plugins.ts: no plugin loads the reference; add plugins/api-reference');
      return stored;
    },
  };
}
