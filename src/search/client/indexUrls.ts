import parts from '@generated/search-index/default/parts';

/** Where the parts of the index are. */
export interface IndexUrls {
  root: string;
  names: string;
  /** By the number of the part. */
  terms: readonly string[];
  records: readonly string[];
}

/** The absolute URLs of the index: a worker would resolve paths against its own file. */
export function findIndexUrls(): IndexUrls {
  const toUrl = (path: string) => new URL(path, document.baseURI).href;
  const {root, names, terms, records} = parts;
  return {root: toUrl(root), names: toUrl(names), terms: terms.map(toUrl), records: records.map(toUrl)};
}
