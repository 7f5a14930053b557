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

/** An entry without its links to other pages. */
export type ApiEntryText = Omit<ApiEntryData, 'counterparts'>;

/** The content of the plugin api-reference, loaded from the stubs before the pages are known. */
export interface ApiContent {
  model: ApiModel;
  entries: ReadonlyMap<ApiSymbol, ApiEntryText>;
}

/** Takes the content of the plugin api-reference from that of all plugins. */
export function getApiContent(allContent: AllContent): ApiContent {
  // Docusaurus types the content of plugins as unknown; only plugins/api-reference has this name.
  return allContent[API_REFERENCE]?.default as ApiContent;
}
