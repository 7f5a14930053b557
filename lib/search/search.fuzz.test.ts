import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {damagedValue, hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {createEngine} from './engine/createEngine';
import {createPartReader} from './engine/createPartReader';
import {openPages} from './engine/openPages';
import type {Highlighted} from './highlight';
import {buildIndex} from './index/buildIndex';
import type {IndexRoot, RecordPart, TermPart} from './index/parts';
import {splitIndex} from './index/splitIndex';
import {MAX_FAVOURITES, MAX_QUERY_LENGTH, MAX_RECENT} from './limits';
import type {SearchPage} from './records/searchPage';
import {addFavourite, addRecent, parseSavedHits} from './savedHits';
import type {SearchRequest} from './searchBackend';
import {cleanQuery, parseSearchParams, renderSearchParams} from './searchParams';
import {toSearchKey, toTerms} from './text/toTerms';

const queries = hostileText(
  [
    'find_colors',
    'FindColors.find',
    'tapping',
    '截图',
    'ß',
    'colour',
    ' ',
    '.',
    '_',
    '"',
    '+',
    'the',
    'YOLOv5',
    '١٢',
    'ﬃ',
  ],
  ['ascript.android.screen', 'how to find colours'],
);

property(
  'the address of a search is read within its limits, and is the same when it is written and read again',
  hostileText(
    ['?', 'q=', '&', 'page=', 'platform=', 'kind=', 'Android', 'API', '1', '999', '0', '%', '%00', '+', 'a'],
    ['?q=tap&platform=Android&kind=API&page=2'],
  ),
  (address) => {
    const parameters = parseSearchParams(address);
    expect(parameters.query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(parameters.query).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    expect(parameters.page).toBeGreaterThanOrEqual(0);
    expect(parseSearchParams(renderSearchParams(parameters))).toEqual(parameters);
  },
);

property('a query is clean once it was cleaned, and has terms', queries, (text) => {
  expect(cleanQuery(cleanQuery(text))).toBe(cleanQuery(text));
  expect(toTerms(text)).not.toContain('');
  expect(toSearchKey(text)).toBeTypeOf('string');
});

const PAGES: SearchPage[] = [
  {
    url: '/docs/android/api/screen',
    platform: 'Android',
    title: 'Screen',
    keywords: ['截图', 'screenshot'],
    questions: ['how do I look'],
    problems: [{anchor: 'fails', symptom: 'Black', text: 'Why.'}],
    text: 'Find colours, pictures and texts on the screen.',
    sections: [{anchor: 'colours', heading: 'Colours', text: 'A feature string.'}],
    symbols: [
      {
        anchor: 'find',
        name: 'FindColors.find',
        module: 'screen',
        signature: 'find(colors: str)',
        text: 'Finds.',
      },
    ],
  },
  {
    url: '/blog/a',
    platform: 'Other',
    isBlog: true,
    title: 'News',
    keywords: [],
    questions: [],
    problems: [],
    text: 'New.',
    sections: [],
    symbols: [],
  },
];
const INDEX = splitIndex(buildIndex(PAGES));
const ENGINE = createEngine(openPages(PAGES));

function ask(query: string): SearchRequest {
  return {query, page: 0, hitsPerPage: 20, facets: {}, preferred: 'Android'};
}

property('any query is answered, with marks inside of the texts', queries, async (query) => {
  const {hits, total} = await ENGINE.search(ask(query));
  expect(total).toBe(hits.length);
  for (const {hierarchy, snippet} of hits)
    for (const text of [...hierarchy, ...(snippet ? [snippet] : [])]) expectMarks(text);
  expect((await ENGINE.suggest(query)).length).toBeLessThanOrEqual(3);
});

property(
  'a damaged part of the index fails as a search, and the others answer',
  fc.tuple(damagedValue([INDEX.root]), damagedValue(INDEX.terms), damagedValue(INDEX.records)),
  async ([root, terms, records]) => {
    // What a host sends is of any shape.
    const openDamaged = async (which: 'root' | 'terms' | 'records') =>
      createPartReader(which === 'root' ? (root as IndexRoot) : INDEX.root, {
        terms: async (part) => (which === 'terms' ? (terms as TermPart) : (INDEX.terms[part] ?? [])),
        records: async (part) =>
          which === 'records' ? (records as RecordPart) : (INDEX.records[part] ?? []),
      });
    for (const which of ['root', 'terms', 'records'] as const) {
      const engine = createEngine({openIndex: () => openDamaged(which), loadNames: async () => []});
      for (const query of ['screen', 'news', ''])
        await engine.search(ask(query)).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    }
  },
);

const SAVED = {
  recent: [{url: '/docs/a', title: 'A', place: 'Android'}],
  favourites: [{url: '/b', title: 'B', place: 'iOS'}],
};

property(
  'what the browser kept of searches leads nowhere but into the site, whatever it is',
  fc.oneof(
    hostileText(['{', '}', '"recent"', '"favourites"', ':', '[', ']', ',', 'null'], [JSON.stringify(SAVED)]),
    fc.oneof(damagedValue([SAVED]), hostileValue()).map((value) => JSON.stringify(value)),
    hostileText(['/', '\\', '\t', '\n', '.', 'evil.example', 'a', '@', ':', '?'], ['/docs/a']).map((path) =>
      JSON.stringify({recent: [{url: `/${path}`, title: 'A', place: 'A'}]}),
    ),
  ),
  (stored) => {
    const saved = parseSavedHits(stored);
    expect(saved.recent.length).toBeLessThanOrEqual(MAX_RECENT);
    expect(saved.favourites.length).toBeLessThanOrEqual(MAX_FAVOURITES);
    for (const {url} of [...saved.recent, ...saved.favourites])
      expect(new URL(url, 'https://docs.example').origin).toBe('https://docs.example');
    const [hit] = SAVED.recent;
    if (hit)
      expect(
        parseSavedHits(JSON.stringify(addFavourite(addRecent(saved, hit), hit))).favourites,
      ).toContainEqual(hit);
  },
);

function expectMarks({text, ranges}: Highlighted): void {
  let last = 0;
  for (const [start, end] of ranges) {
    expect(start >= last && end > start && end <= text.length).toBe(true);
    last = end;
  }
}
