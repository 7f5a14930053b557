import {createStore, type Store} from '../content/createStore';
import type {PageCounterparts} from './findPageCounterparts';
import type {ApiReference} from './reference';

/** The parts of the reference that the compilation of pages needs. */
export interface StoredReference extends ApiReference {
  pageCounterparts: PageCounterparts;
  /** Pages of docs versions that readers do not see first, by the path of the source from the root of the project. */
  filesOfOtherVersions: ReadonlySet<string>;
}

/** Passes the reference from the plugin that loads it to the compilation of pages. */
export type ReferenceStore = Store<StoredReference>;

/** Makes an empty store; reading it before the reference is set throws. */
export function createReferenceStore(): ReferenceStore {
  return createStore('config/plugins.ts: no plugin loads the reference; add plugins/api-reference');
}
