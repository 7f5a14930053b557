import {PLATFORM_FACETS} from '../../platforms';
import type {BuiltIndex} from './buildIndex';
import {isAboutSite} from './isAboutSite';
import {
  encodePostings,
  type IndexRoot,
  KIND_LETTERS,
  type PagePart,
  type PartPage,
  type RecordPart,
  type TermPart,
} from './parts';
import type {SearchRecord} from './toRecords';

/** Characters of a part: small enough for a first hit on a slow line, large enough to be few. */
const PART_LENGTH = 12_000;
/** Characters that are stored for a hit to show; the words of the whole text are in the index. */
const MAX_SHOWN = {page: 160, part: 111, problem: 110};

export interface IndexParts {
  root: IndexRoot;
  terms: readonly TermPart[];
  records: readonly RecordPart[];
}

/** Splits an index into parts that a browser fetches as it needs them. */
export function splitIndex({records, postings, votes}: BuiltIndex): IndexParts {
  const rows = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, list]) => toRow(term, list, votes.get(term)));
  const terms = splitByLength(rows, ([term, list, voted = '']) => term.length + list.length + voted.length);
  const pages = toPartPages(records);
  const recordParts = splitByLength(pages, ([, page]) => JSON.stringify(page).length);
  return {
    root: {
      kinds: records.map(toLetter).join(''),
      platforms: PLATFORM_FACETS.map((facet) => {
        const first = records.findIndex(
          ({platform}) => PLATFORM_FACETS.indexOf(platform) >= PLATFORM_FACETS.indexOf(facet),
        );
        return first === -1 ? records.length : first;
      }),
      also: pages.flatMap(([first]) =>
        (records[first]?.also ?? []).flatMap((facet) => [first, PLATFORM_FACETS.indexOf(facet)]),
      ),
      site: pages.flatMap(([first, [url]]) => (isAboutSite(url) ? [first] : [])),
      terms: terms.map(([first]) => first?.[0] ?? ''),
      records: recordParts.map(([first]) => first?.[0] ?? 0),
    },
    terms,
    records: recordParts.map((part) => part.map(([, page]) => page)),
  };
}

function toRow(term: string, postings: readonly number[], votes?: readonly number[]): TermPart[number] {
  const list = encodePostings(postings);
  return votes === undefined ? [term, list] : [term, list, encodePostings(votes)];
}

function toLetter({kind, titles}: SearchRecord): string {
  const letter = KIND_LETTERS[kind];
  return titles.length === 1 ? letter.toUpperCase() : letter;
}

/** Pages with the number of their first record. */
function toPartPages(records: readonly SearchRecord[]): [first: number, page: PartPage][] {
  const pages: [number, PartPage][] = [];
  let parts: PagePart[] = [];
  for (const [id, {url, kind, titles, text, signature}] of records.entries()) {
    const [title = '', part] = titles;
    if (part === undefined) {
      parts = [];
      pages.push([id, [url, title, shorten(text, MAX_SHOWN.page), parts]]);
    } else {
      const shown = shorten(text, kind === 'Problem' ? MAX_SHOWN.problem : MAX_SHOWN.part);
      const anchor = url.replace(/^.*?#/s, '');
      parts.push(signature === undefined ? [anchor, part, shown] : [anchor, part, shown, signature]);
    }
  }
  return pages;
}

/** Cuts a text after a whole word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length)} …`;
}

function splitByLength<Item>(items: readonly Item[], measure: (item: Item) => number): Item[][] {
  const parts: Item[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const added = measure(item);
    if (length + added > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(item);
    length += added;
  }
  return parts;
}
