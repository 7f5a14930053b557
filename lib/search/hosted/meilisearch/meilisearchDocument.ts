import type {HostedRecord} from '../hostedRecord';

/** A record as a Meilisearch server keeps it. Its ids take no slashes; as the whole index is replaced, a number will do. */
export type MeilisearchDocument = Omit<HostedRecord, 'objectID'> & {id: number};

export const PRIMARY_KEY = 'id';

/** How the index is to be set up for these documents. `words` are searched and never sent to a reader. */
export const MEILISEARCH_SETTINGS = {
  searchableAttributes: ['symbol', 'titles', 'keywords', 'questions', 'text', 'words'],
  displayedAttributes: ['url', 'platform', 'kind', 'titles', 'signature', 'text'],
  filterableAttributes: ['platform', 'kind', 'language', 'docusaurus_tag'],
  // As many as the search page can turn to; the engine stops at 1,000 otherwise.
  pagination: {maxTotalHits: 10_000},
};

export function toMeilisearchDocuments(records: readonly HostedRecord[]): MeilisearchDocument[] {
  return records.map(({objectID: _url, ...record}, id) => ({...record, id}));
}
