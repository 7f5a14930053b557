import {createStore, type Store} from '../content/createStore';
import type {TermFinder} from './createTermFinder';

/** The part of the glossary that the compilation of pages needs. */
export interface StoredGlossary {
  find: TermFinder;
  /** The targets of terms on each docs page, by the path of its source from the root of the project. */
  hrefsByFile: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Passes the glossary from the plugin that loads it to the compilation of pages. */
export type GlossaryStore = Store<StoredGlossary>;

/** Makes an empty store; reading it before the glossary is set throws. */
export function createGlossaryStore(): GlossaryStore {
  return createStore('config/plugins.ts: no plugin loads the glossary; add plugins/glossary');
}
