import {describe, expect, it} from 'vitest';
import type {PlatformFacet} from '../../platforms';
import {KEY_KINDS, KEY_TERM} from '../index/keys';
import {toPosting} from '../index/posting';
import type {ParsedQuery, QueryWord} from '../query/parseQuery';
import type {Kind} from '../searchBackend';
import type {IndexReader} from './indexReader';
import {rank} from './rank';

/** A record of an index for tests; those of a page are adjacent. */
interface TestRecord {
  page: string;
  kind?: Kind;
  platform?: PlatformFacet;
  isAboutSite?: boolean;
  /** Its terms with their impact. */
  terms: Readonly<Record<string, number>>;
}

function openRecords(records: readonly TestRecord[]): IndexReader {
  const terms = [...new Set(records.flatMap((record) => Object.keys(record.terms)))].sort();
  const pageOf = (id: number) => records.findIndex(({page}) => page === records[id]?.page);
  return {
    size: records.length,
    pages: [...new Set(records.map((_record, id) => pageOf(id)))],
    kindOf: (id) => records[id]?.kind ?? 'Page',
    platformOf: (id) => records[id]?.platform ?? 'Other',
    platformsOf: (id) => [records[id]?.platform ?? 'Other'],
    isAboutSite: (id) => records[id]?.isAboutSite ?? false,
    pageOf,
    loadTerms: async () => true,
    postings: (wanted) =>
      records.flatMap((record, id) => {
        const impact = record.terms[wanted];
        return impact === undefined ? [] : [toPosting(id, impact)];
      }),
    votes: () => [],
    termsFrom: (start) => terms.filter((term) => term.startsWith(start)),
    loadRecords: async () => true,
    record: () => undefined,
    loadRest: undefined,
  };
}

function word(term: string, more: Partial<QueryWord> = {}): QueryWord {
  return {terms: [term], isLast: false, weight: 1, ...more};
}

interface Asked extends Partial<Omit<ParsedQuery, 'words'>> {
  /** Separated by spaces, or as the query parser gives them. */
  words: string | readonly QueryWord[];
  preferred?: PlatformFacet;
}

function ask({words, preferred, ...query}: Asked, records: readonly TestRecord[]) {
  const read = typeof words === 'string' ? words.split(' ').map((term) => word(term)) : words;
  return rank({keys: [], question: '', ...query, words: read}, openRecords(records), preferred);
}

/** The numbers of the records that are found, the best first. */
function find(asked: Asked, records: readonly TestRecord[]): number[] {
  return ask(asked, records).matches.map(({id}) => id);
}

/** The scores of records, by their number. */
function score(asked: Asked, records: readonly TestRecord[]): number[] {
  const scores = records.map(() => 0);
  for (const match of ask(asked, records).matches) scores[match.id] = match.score;
  return scores;
}

/** Records about nothing that is asked for, each on a page of its own: they make other words rare. */
const REST: readonly TestRecord[] = Array.from({length: 20}, (_, id) => ({
  page: `rest ${id}`,
  terms: {much: 9},
}));

describe('a word', () => {
  it('counts by its impact', () => {
    const records = [
      {page: 'a', terms: {zebra: 5}},
      {page: 'b', terms: {zebra: 15}},
      {page: 'c', terms: {lion: 15}},
    ];
    expect(find({words: 'zebra'}, records)).toEqual([1, 0]);
  });

  it('counts more the rarer it is', () => {
    const records = [{page: 'a', terms: {much: 10}}, {page: 'b', terms: {zebra: 10}}, ...REST];
    expect(find({words: 'much zebra'}, records)[0]).toBe(1);
  });

  it('counts by its weight in the query', () => {
    const records = [
      {page: 'a', terms: {lion: 10}},
      {page: 'b', terms: {zebra: 10}},
    ];
    expect(find({words: [word('lion', {weight: 0.5}), word('zebra')]}, records)[0]).toBe(1);
    expect(find({words: [word('lion'), word('zebra', {weight: 0.5})]}, records)[0]).toBe(0);
  });

  it('counts once, by the best of its terms', () => {
    const records = [
      {page: 'a', terms: {tap: 10}},
      {page: 'b', terms: {tap: 10, taps: 10}},
    ];
    const [one = 0, both = 1] = score({words: [word('tap', {terms: ['tap', 'taps']})]}, records);
    expect(both).toBe(one);
  });

  it('is as rare as the term that was typed, however common one is that completes it', () => {
    const records = [{page: 'a', terms: {zeb: 9}}, {page: 'b', terms: {lion: 9}}, ...REST];
    const more = records.map((record, id) => (id > 2 ? {...record, terms: {zebra: 9}} : record));
    const asked = {words: [word('zeb', {isLast: true}), word('lion')]};
    expect(score(asked, more)[0]).toBeCloseTo(score(asked, records)[0] ?? 0);
  });

  it('that no record has lowers nothing', () => {
    const records = [
      {page: 'a', terms: {zebra: 10}},
      {page: 'b', terms: {lion: 10}},
    ];
    expect(score({words: 'zebra unknown'}, records)).toEqual(score({words: 'zebra'}, records));
  });
});

describe('several words', () => {
  it('put a record that has both before one with more of one', () => {
    const records = [
      {page: 'a', terms: {zebra: 15}},
      {page: 'b', terms: {zebra: 8, lion: 8}},
      {page: 'c', terms: {lion: 15}},
    ];
    expect(find({words: 'zebra lion'}, records)[0]).toBe(1);
  });

  it('count for a record also where they are elsewhere on its page', () => {
    const records: TestRecord[] = [
      {page: 'a', terms: {zebra: 10}},
      {page: 'b', terms: {zebra: 10}},
      {page: 'b', kind: 'Section', terms: {lion: 10}},
    ];
    const [alone = 1, amongOthers = 0] = score({words: 'zebra lion'}, records);
    expect(amongOthers).toBeGreaterThan(alone);
  });

  it('count for a page by its best record each, not by their number', () => {
    const withSections = (impact: number): TestRecord[] => [
      {page: 'a', terms: {zebra: 10}},
      ...[1, 2].map(() => ({page: 'a', kind: 'Section', terms: {zebra: impact}}) as const),
    ];
    const [one = 0] = score({words: 'zebra'}, withSections(5));
    expect(score({words: 'zebra'}, withSections(10))[0]).toBeCloseTo(one);
  });
});

it('drops records that have little of what others have much of', () => {
  const records = [
    {page: 'a', terms: {zebra: 15}},
    {page: 'b', terms: {zebra: 3}},
    {page: 'c', terms: {zebra: 2}},
  ];
  expect(find({words: 'zebra'}, records)).toEqual([0, 1]);
});

it('puts equal records in their order', () => {
  const records = Array.from({length: 30}, (_, id) => ({page: `${id}`, terms: {zebra: 9}}));
  expect(find({words: 'zebra'}, records)).toEqual(records.map((_record, id) => id));
});

it('finds nothing where no record has a word, or nothing is asked', () => {
  expect(ask({words: 'unknown'}, REST)).toEqual({matches: [], terms: new Map(), isNear: false});
  expect(ask({words: []}, REST)).toEqual({matches: [], terms: new Map(), isNear: false});
});

describe('platforms', () => {
  const PLATFORMS = ['Windows', 'Other', 'Android', 'iOS'] as const;
  const records = PLATFORMS.map((platform) => ({page: platform, platform, terms: {zebra: 10}}));

  it('come in this order: that of the reader, pages for all, others', () => {
    expect(find({words: 'zebra', preferred: 'iOS'}, records)).toEqual([3, 1, 0, 2]);
  });

  it('come in this order: the one that the query names, pages for all, others; where the reader is does not count', () => {
    expect(find({words: 'zebra', platform: 'Android', preferred: 'iOS'}, records)).toEqual([2, 1, 0, 3]);
  });

  it('are equal where none is wanted, or the reader is on a page for all', () => {
    for (const preferred of [undefined, 'Other'] as const)
      expect(find({words: 'zebra', ...(preferred && {preferred})}, records)).toEqual([0, 1, 2, 3]);
  });

  it('count more where the reader is than where the query names one, which few pages are of', () => {
    const wanted = (asked: Partial<Asked>) => score({words: 'zebra', ...asked}, records)[3] ?? 0;
    expect(wanted({preferred: 'iOS'})).toBeGreaterThan(wanted({platform: 'iOS'}));
    expect(wanted({platform: 'iOS'})).toBeGreaterThan(wanted({}));
  });
});

describe('a name', () => {
  const records: TestRecord[] = [
    {page: 'a', platform: 'Android', terms: {double: 15, tap: 15}},
    {page: 'b', platform: 'iOS', terms: {[`${KEY_TERM}doubletap`]: KEY_KINDS.indexOf('symbol')}},
  ];
  const asked = {words: 'double tap', keys: ['doubletap']};

  it('that is the query comes first, also without a word of the query', () => {
    expect(find(asked, records)).toEqual([1, 0]);
  });

  it('of another platform comes later where a phrase spells it by chance', () => {
    const [, typed = 0] = score({...asked, preferred: 'Android'}, records);
    const [, spelt = 0] = score({...asked, preferred: 'Android', isPhrase: true}, records);
    expect(spelt).toBeCloseTo(0.3 * typed);
    for (const preferred of ['iOS', 'Other'] as const)
      expect(score({...asked, preferred, isPhrase: true}, records)[1]).toBe(
        score({...asked, preferred}, records)[1],
      );
  });
});

it('puts a page before its sections and calls, those before posts of the blog, and problems last', () => {
  const kinds = ['Problem', 'Blog', 'API', 'Section', 'Page'] as const;
  const records = kinds.map((kind) => ({page: kind, kind, terms: {zebra: 10}}));
  expect(find({words: 'zebra'}, records)).toEqual([4, 2, 3, 1, 0]);
});

describe('further hits of a page', () => {
  const on = (page: string, impact: number): TestRecord => ({page, terms: {zebra: impact}});

  it('come later, the best of them first, so that the first hits are of several pages', () => {
    const records = [on('a', 14), on('a', 15), on('a', 13), on('b', 14), on('c', 14)];
    const found = find({words: 'zebra'}, records);
    expect(found[0]).toBe(1);
    expect(found.slice(1, 3)).toEqual([3, 4]);
    expect(found.slice(3)).toEqual([0, 2]);
  });

  it('leave the hits of the next page alone', () => {
    const alone = score({words: 'zebra'}, [on('x', 15), on('b', 14), on('y', 15)]);
    const behind = score({words: 'zebra'}, [on('a', 15), on('a', 15), on('b', 14)]);
    expect(behind[0]).toBeCloseTo(alone[0] ?? 0);
    expect(behind[2]).toBeCloseTo(alone[1] ?? 0);
    expect(behind[1]).toBeCloseTo(0.85 * (behind[0] ?? 0));
  });
});

describe('a page about this website', () => {
  const site: TestRecord = {page: 'site', isAboutSite: true, terms: {zebra: 15}};
  const records = [site, {page: 'a', terms: {zebra: 12}}];

  it('comes after others, unless the query is about a website', () => {
    expect(find({words: 'zebra'}, records)).toEqual([1, 0]);
    expect(find({words: 'zebra', isAboutSite: true}, records)).toEqual([0, 1]);
  });
});

describe('what is near', () => {
  const records: TestRecord[] = [
    {page: 'a', terms: {zebra: 10}},
    {page: 'b', terms: {lion: 10, [`${KEY_TERM}named`]: 1}},
  ];

  it('is a best match on a page with less than half of the query', () => {
    expect(ask({words: 'zebra unknown other'}, records).isNear).toBe(true);
    expect(ask({words: 'zebra'}, records).isNear).toBe(false);
  });

  it('is no match whose name is in the query', () => {
    expect(ask({words: 'unknown other', keys: ['named']}, records).isNear).toBe(false);
  });
});

it('says how surely each term matches: as the word that was typed, more than by one that was added', () => {
  const words = [
    word('tap', {terms: ['tap', 'taps']}),
    word('taps', {weight: 0.5}),
    word('lion', {weight: 0.5}),
  ];
  const {terms} = ask({words}, [{page: 'a', terms: {tap: 9, taps: 9, lion: 9}}]);
  expect(terms.get('tap')).toBe(1);
  expect(terms.get('taps')).toBeCloseTo(0.55);
  expect(terms.get('lion')).toBeCloseTo(0.25);
});
