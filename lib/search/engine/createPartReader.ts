import {loadOnce} from '../../async/loadOnce';
import {PLATFORM_FACETS, type PlatformFacet} from '../../platforms';
import {
  decodePostings,
  type IndexRoot,
  isIndexRoot,
  KIND_LETTERS,
  type RecordPart,
  type TermPart,
} from '../index/parts';
import {KINDS} from '../searchBackend';
import {isQuestionTerm} from '../text/toQuestionTerm';
import {findByPrefix} from './findByPrefix';
import type {IndexReader, ShownRecord} from './indexReader';

/** Fetches parts of the index by number; rejects when a part does not load. */
export interface PartFetcher {
  terms(part: number): Promise<TermPart>;
  records(part: number): Promise<RecordPart>;
}

/** The postings of terms, which stay encoded until they are first read. */
type Lists = Map<string, string | readonly number[]>;

/** How many parts are read when the terms with a given prefix fill several. */
const MAX_PARTS_OF_START = 1;
/** An index of at most this many parts is loaded completely when a reader has searched. */
const MAX_WHOLE_PARTS = 200;

/** An index whose parts are fetched when needed, each once; a part that failed is fetched again. Throws for a damaged root. */
export function createPartReader(root: IndexRoot, fetcher: PartFetcher): IndexReader {
  if (!isIndexRoot(root)) throw new Error('The search index is damaged');
  const postings: Lists = new Map();
  const votes: Lists = new Map();
  const termsOfPart = new Map<number, readonly string[]>();
  const records = new Map<number, ShownRecord>();
  const pages = findPages(root.kinds);
  const site = new Set(root.site);
  const kinds = [...root.kinds].map(
    (letter) => KINDS.find((kind) => KIND_LETTERS[kind] === letter.toLowerCase()) ?? 'Page',
  );
  const platforms = kinds.map(
    (_, id) => PLATFORM_FACETS[root.platforms.findLastIndex((first) => first <= id)] ?? 'Other',
  );

  const platformOf = (id: number) => platforms[id] ?? 'Other';
  const pageOf = (id: number) => pages[id] ?? id;
  const firstRecords = [...new Set(pages)];

  // Made once: each key counts the platforms of thousands of matches.
  const platformsOfPage = new Map(
    firstRecords.map((page): [number, PlatformFacet[]] => [page, [platformOf(page)]]),
  );
  for (let at = 0; at + 1 < root.also.length; at += 2) {
    const [page = 0, place = 0] = root.also.slice(at, at + 2);
    platformsOfPage.get(page)?.push(PLATFORM_FACETS[place] ?? 'Other');
  }

  const loadTermPart = loadOnce(async (part: number) => {
    const rows = await fetcher.terms(part);
    for (const [term, list, voted] of rows) {
      postings.set(term, list);
      if (voted !== undefined) votes.set(term, voted);
    }
    termsOfPart.set(
      part,
      rows.map(([term]) => term).filter((term) => !isQuestionTerm(term)),
    );
  });
  const loadRecordPart = loadOnce(async (part: number) => {
    let id = root.records[part] ?? 0;
    for (const [url, title, text, parts] of await fetcher.records(part)) {
      records.set(id, {url, titles: [title], text});
      id += 1;
      for (const [anchor, name, piece, signature] of parts) {
        const record = {url: `${url}#${anchor}`, titles: [title, name], text: piece};
        records.set(id, signature === undefined ? record : {...record, signature});
        id += 1;
      }
    }
  });

  return {
    size: root.kinds.length,
    pages: firstRecords,
    kindOf: (id) => kinds[id] ?? 'Page',
    platformOf,
    platformsOf: (id) => platformsOfPage.get(pageOf(id)) ?? [],
    isAboutSite: (id) => site.has(pageOf(id)),
    pageOf,
    loadTerms: ({whole, begun}) =>
      loadAll(
        [
          ...whole.flatMap((term) => findParts(root.terms, term).slice(0, 1)),
          ...begun.flatMap((start) => findParts(root.terms, start).slice(0, MAX_PARTS_OF_START)),
        ],
        loadTermPart,
      ),
    postings: (term) => readList(postings, term),
    votes: (term) => readList(votes, term),
    termsFrom: (start) =>
      findParts(root.terms, start).flatMap((part) => findByPrefix(termsOfPart.get(part) ?? [], start)),
    loadRecords: (ids) =>
      loadAll(
        ids.map((id) => root.records.findLastIndex((first) => first <= id)),
        loadRecordPart,
      ),
    record: (id) => records.get(id),
    async loadRest() {
      if (root.terms.length + root.records.length > MAX_WHOLE_PARTS) return;
      // A failure here is ignored: the part is fetched again when a search needs it, and then reported.
      await Promise.allSettled([
        ...root.terms.map((_, part) => loadTermPart(part)),
        ...root.records.map((_, part) => loadRecordPart(part)),
      ]);
    },
  };
}

/** Resolves to whether all parts loaded; rejects when none did. */
async function loadAll(parts: readonly number[], load: (part: number) => Promise<void>): Promise<boolean> {
  const outcomes = await Promise.allSettled([...new Set(parts)].map(load));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  const [first] = failed;
  if (first !== undefined && failed.length === outcomes.length) throw first.reason;
  return failed.length === 0;
}

/** The parts that hold the terms with a prefix, or would hold them. */
function findParts(firsts: readonly string[], start: string): number[] {
  const from = Math.max(
    0,
    firsts.findLastIndex((first) => first <= start),
  );
  const after = firsts.findIndex((first, part) => part > from && !first.startsWith(start));
  const to = after === -1 ? firsts.length : after;
  return Array.from({length: to - from}, (_, index) => from + index);
}

function readList(lists: Lists, term: string): readonly number[] {
  const list = lists.get(term) ?? [];
  if (typeof list !== 'string') return list;
  const decoded = decodePostings(list);
  lists.set(term, decoded);
  return decoded;
}

/** The number of the first record of each record's page. */
function findPages(kinds: string): Uint32Array {
  const pages = new Uint32Array(kinds.length);
  let page = 0;
  for (let id = 0; id < kinds.length; id++) {
    const letter = kinds[id];
    if (letter !== letter?.toLowerCase()) page = id;
    pages[id] = page;
  }
  return pages;
}
