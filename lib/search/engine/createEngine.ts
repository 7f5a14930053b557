import {loadOnce} from '../../async/loadOnce';
import {PLATFORM_FACETS} from '../../platforms';
import {KEY_TERM} from '../index/keys';
import {MAX_QUERY_LENGTH} from '../limits';
import {type ParsedQuery, parseQuery} from '../query/parseQuery';
import {KINDS, type SearchHit, type SearchRequest, type SearchResult} from '../searchBackend';
import {findConcepts} from '../text/concepts';
import {toRecord} from '../toRecord';
import {highlightTerms, toSnippet} from './highlightTerms';
import type {IndexReader, WantedTerms} from './indexReader';
import {rank, type ScoredRecord} from './rank';
import {suggestNames} from './suggestNames';

export interface SearchEngine {
  /** Calls `onPartial` with the first hit, and others whose text is there, while the rest is under way; rejects when the index cannot be loaded. */
  search(request: SearchRequest, onPartial?: (result: SearchResult) => void): Promise<SearchResult>;
  /** Titles and names that are nearest in spelling; at most three. */
  suggest(query: string): Promise<string[]>;
}

/** Loads what the engine searches. */
export interface EngineSource {
  /** Called when the engine is made, so that the index loads while the reader begins to type, and again after a failure. */
  openIndex(): Promise<IndexReader>;
  /** Titles of pages and names of symbols. */
  loadNames(): Promise<readonly string[]>;
}

/**
 * How long after the last search the rest of the index is loaded, in milliseconds: while a reader types, it would delay the
 * parts that the next letters need.
 */
const PAUSE_MS = 2000;

/** Makes an engine, which begins to load its index at once. */
export function createEngine({openIndex, loadNames}: EngineSource): SearchEngine {
  const open = loadOnce(openIndex);
  let pause: ReturnType<typeof setTimeout> | undefined;

  // A failure shows at the first search, which tries again.
  open().catch(() => undefined);

  return {
    async search(request, onPartial) {
      const {query, page, hitsPerPage, facets, preferred} = request;
      const reader = await open();
      const read = parseQuery(query.slice(0, MAX_QUERY_LENGTH));
      const hasTerms = await reader.loadTerms(findWantedTerms(read));
      const {matches, terms, isNear} = rank(read, reader, preferred);
      const {chosen, counts} = choose(matches, facets, reader);
      const ids = chosen.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({id}) => id);
      const toResult = (isComplete: boolean): SearchResult => ({
        hits: ids.flatMap((id) => toHit(id, reader, terms)),
        total: chosen.length,
        counts,
        ...(isNear && {isNear}),
        ...(!isComplete && {isIncomplete: true}),
      });
      if (onPartial && ids.some((id) => reader.record(id) === undefined)) {
        await reader.loadRecords(ids.slice(0, 1)).then(
          () => onPartial(toResult(true)),
          () => undefined,
        );
      }
      const hasRecords = await reader.loadRecords(ids);
      if (reader.loadRest) {
        clearTimeout(pause);
        pause = setTimeout(reader.loadRest, PAUSE_MS);
      }
      return toResult(hasTerms && hasRecords);
    },
    async suggest(query) {
      return suggestNames(query.slice(0, MAX_QUERY_LENGTH), await loadNames());
    },
  };
}

function findWantedTerms({words, keys, question}: ParsedQuery): WantedTerms {
  const [whole] = keys;
  return {
    whole: [
      ...words.flatMap(({terms}) => [...terms, ...terms.flatMap(findConcepts)]),
      ...keys.map((key) => KEY_TERM + key),
      question,
    ],
    begun: [
      ...words.flatMap(({terms: [typed], isLast}) => (isLast && typed !== undefined ? [typed] : [])),
      ...(whole === undefined ? [] : [KEY_TERM + whole]),
    ],
  };
}

/** The matches of the chosen facets. Each facet's counts ignore the choice in that facet. */
function choose(matches: readonly ScoredRecord[], facets: SearchRequest['facets'], reader: IndexReader) {
  const isOfPlatform = ({id}: ScoredRecord) =>
    !facets.platform || reader.platformsOf(id).includes(facets.platform);
  const isOfKind = ({id}: ScoredRecord) => !facets.kind || reader.kindOf(id) === facets.kind;
  const counts: SearchResult['counts'] = {
    platform: toRecord(PLATFORM_FACETS, () => 0),
    kind: toRecord(KINDS, () => 0),
  };
  for (const match of matches) {
    if (isOfKind(match)) for (const facet of reader.platformsOf(match.id)) counts.platform[facet] += 1;
    if (isOfPlatform(match)) counts.kind[reader.kindOf(match.id)] += 1;
  }
  return {chosen: matches.filter((match) => isOfPlatform(match) && isOfKind(match)), counts};
}

function toHit(id: number, reader: IndexReader, terms: ReadonlyMap<string, number>): SearchHit[] {
  const record = reader.record(id);
  if (record === undefined) return [];
  const {url, titles, signature, text} = record;
  const snippet = toSnippet(highlightTerms(text, terms));
  return [
    {
      id: url,
      kind: reader.kindOf(id),
      platform: reader.platformOf(id),
      url,
      hierarchy: titles.map((title) => highlightTerms(title, terms)),
      ...(snippet && {snippet}),
      ...(signature !== undefined && {signature}),
    },
  ];
}
