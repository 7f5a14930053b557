import type {AllContent} from '../content/listContentPages';
import type {ApiEntryData} from './entry';
import {API_REFERENCE} from './entryFiles';
import type {ApiModel, ApiSymbol} from './model';

/** Path of the page section that documents a symbol, without the base URL, by the symbol's full name. */
export type SymbolHrefs = ReadonlyMap<string, string>;

/** The stubs, and where the site documents each symbol. */
export interface ApiReference {
  model: ApiModel;
  symbolHrefs: SymbolHrefs;
}

/** What a page shows of a symbol, but for links to other pages. */
export type ApiEntryText = Omit<ApiEntryData, 'counterparts'>;

/** What the plugin api-reference loads from the stubs alone, before any page is known. */
export interface ApiContent {
  model: ApiModel;
  entries: ReadonlyMap<ApiSymbol, ApiEntryText>;
}

/** What the plugin api-reference has loaded, among the content of all plugins. */
export function getApiContent(allContent: AllContent): ApiContent {
  // Docusaurus types the content of plugins as unknown; nothing but plugins/api-reference has this name.
  return allContent[API_REFERENCE]?.default as ApiContent;
}
