import type {HostedRecord} from '../hostedRecord';

/** A record in a Meilisearch index. Ids may not contain slashes, so they are numbers; each upload replaces the whole index. */
export type MeilisearchDocument = Omit<HostedRecord, 'objectID'> & {id: number};

export const PRIMARY_KEY = 'id';

/** Settings of the index. `words` are searched, but never sent to readers. */
export const MEILISEARCH_SETTINGS = {
  searchableAttributes: ['symbol', 'titles', 'keywords', 'questions', 'text', 'words'],
  displayedAttributes: ['url', 'platform', 'kind', 'titles', 'signature', 'text'],
  filterableAttributes: ['platform', 'platforms', 'kind', 'language', 'docusaurus_tag'],
  // The engine's default of 1,000 is fewer than the pages of the search page can show.
  pagination: {maxTotalHits: 10_000},
};

/** Turns records into documents, whose ids are their indexes: Meilisearch refuses URLs as ids. */
export function toMeilisearchDocuments(records: readonly HostedRecord[]): MeilisearchDocument[] {
  return records.map(({objectID: _url, ...record}, id) => ({...record, id}));
}
