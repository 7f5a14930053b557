import type {ApiTag} from './collectApiTags';
import {toEntryId} from './entryFiles';
import type {ApiModel} from './model';
import type {SymbolHrefs} from './reference';
import {resolveApiTag} from './resolveApiTag';

/** A page with its tags of the reference. */
export interface TaggedPage {
  /** Path of the source from the root of the project. */
  file: string;
  /** Path within the site, without the base URL. */
  path: string;
  tags: readonly ApiTag[];
}

/** Finds the first page that documents each symbol. Throws when a page names an unknown symbol. */
export function findSymbolHrefs(pages: readonly TaggedPage[], model: ApiModel): SymbolHrefs {
  const hrefs = new Map<string, string>();
  for (const {file, path, tags} of pages) {
    for (const symbol of tags.flatMap((tag) => resolveApiTag(tag, model, file))) {
      if (!hrefs.has(symbol.name)) hrefs.set(symbol.name, `${path}#${toEntryId(symbol)}`);
    }
  }
  return hrefs;
}
