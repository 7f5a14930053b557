import {describe, expect, it, vi} from 'vitest';
import type {IndexRoot, RecordPart, TermPart} from '../index/parts';
import {toPosting} from '../index/posting';
import {createPartReader} from './createPartReader';

const ROOT: IndexRoot = {
  kinds: 'PsaPxB',
  platforms: [0, 3, 5, 5, 5],
  also: [3, 0, 3, 2],
  site: [5],
  terms: ['a', 'd', 'g'],
  records: [0, 3],
};
const TERMS: TermPart[] = [
  [
    ['a', 'ba'],
    ['c', 'c'],
  ],
  [
    ['d', 'd'],
    ['d?1a2', '3a'],
    ['da', 'f'],
  ],
  [['g', 'e']],
];
const RECORDS: RecordPart[] = [
  [
    [
      '/a',
      'A',
      'Text.',
      [
        ['s', 'Section', 'More.'],
        ['f', 'f', 'Calls.', 'f()'],
      ],
    ],
  ],
  [
    ['/b', 'B', '', [['x', 'Fails', 'Why.']]],
    ['/c', 'C', '', []],
  ],
];

function open() {
  const fetcher = {
    terms: vi.fn(async (part: number) => TERMS[part] ?? []),
    records: vi.fn(async (part: number) => RECORDS[part] ?? []),
  };
  return {fetcher, reader: createPartReader(ROOT, fetcher)};
}

it('knows of each record what it is, of which platform and on which page', () => {
  const {reader} = open();
  expect(reader.size).toBe(6);
  expect([0, 1, 2, 3, 4, 5].map(reader.kindOf)).toEqual([
    'Page',
    'Section',
    'API',
    'Page',
    'Problem',
    'Blog',
  ]);
  expect([0, 2, 3, 5].map(reader.platformOf)).toEqual(['Android', 'Android', 'iOS', 'Other']);
  expect([0, 3, 4].map(reader.platformsOf)).toEqual([
    ['Android'],
    ['iOS', 'Android', 'Windows'],
    ['iOS', 'Android', 'Windows'],
  ]);
  expect([0, 1, 2, 3, 4, 5].map(reader.pageOf)).toEqual([0, 0, 0, 3, 3, 5]);
});

it('fetches the parts that hold the terms, each once', async () => {
  const {reader, fetcher} = open();
  await reader.loadTerms({whole: ['c'], begun: []});
  await reader.loadTerms({whole: ['a', 'b'], begun: []});
  expect(fetcher.terms.mock.calls).toEqual([[0]]);
  expect(reader.postings('a')).toEqual([toPosting(0, 1), toPosting(1, 0)]);
  expect(reader.postings('b')).toEqual([]);
  expect(reader.termsFrom('c')).toEqual(['c']);
});

it('fetches one part for a word, although the words that begin with it fill several', async () => {
  const terms = vi.fn(async () => []);
  const reader = createPartReader(
    {...ROOT, terms: ['a', 'tap', 'tapas', 'u']},
    {terms, records: async () => []},
  );
  await reader.loadTerms({whole: ['tap'], begun: []});
  await reader.loadTerms({whole: [], begun: ['tap']});
  expect(terms.mock.calls).toEqual([[1]]);
});

it('fetches the parts whose terms begin so, and lists their words without whole questions', async () => {
  const {reader} = open();
  await reader.loadTerms({whole: [], begun: ['d']});
  expect(reader.termsFrom('d')).toEqual(['d', 'da']);
  expect(reader.postings('d?1a2')).toEqual([toPosting(3, 0)]);
});

it('gives records their addresses, titles and signatures', async () => {
  const {reader, fetcher} = open();
  await reader.loadRecords([2]);
  expect(fetcher.records.mock.calls).toEqual([[0]]);
  expect(reader.record(2)).toEqual({url: '/a#f', titles: ['A', 'f'], text: 'Calls.', signature: 'f()'});
  expect(reader.record(5)).toBeUndefined();
  await reader.loadRecords([5]);
  expect(reader.record(5)).toEqual({url: '/c', titles: ['C'], text: ''});
});

it('fetches the rest of a small index', async () => {
  const {reader, fetcher} = open();
  await reader.loadRest?.();
  expect(fetcher.terms).toHaveBeenCalledTimes(3);
  expect(fetcher.records).toHaveBeenCalledTimes(2);
});

describe('a part that does not come', () => {
  it('is told when others come, and fetched again', async () => {
    const {reader, fetcher} = open();
    fetcher.terms.mockRejectedValueOnce(new Error('404'));
    expect(await reader.loadTerms({whole: ['a', 'g'], begun: []})).toBe(false);
    expect(reader.postings('g')).toEqual([toPosting(0, 4)]);
    expect(await reader.loadTerms({whole: ['a', 'g'], begun: []})).toBe(true);
  });

  it('rejects when it is all that was wanted', async () => {
    const {reader, fetcher} = open();
    fetcher.records.mockRejectedValueOnce(new Error('404'));
    await expect(reader.loadRecords([0, 1])).rejects.toThrow('404');
  });
});
