import {createStore, type Store} from '../content/createStore';
import type {PageCounterparts} from './findPageCounterparts';
import type {ApiReference} from './reference';

/** What pages show of the reference. */
export interface StoredReference extends ApiReference {
  pageCounterparts: PageCounterparts;
}

/** Hands the reference from the plugin that makes it to the compilation of pages. */
export type ReferenceStore = Store<StoredReference>;

export function createReferenceStore(): ReferenceStore {
  return createStore('config/plugins.ts: no plugin loads the reference; add plugins/api-reference');
}
