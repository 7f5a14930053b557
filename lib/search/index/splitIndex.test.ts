import {expect, it} from 'vitest';
import type {BuiltIndex} from './buildIndex';
import {toPosting} from './posting';
import {splitIndex} from './splitIndex';
import type {SearchRecord} from './toRecords';

it('begins a part with a term whose list would not fit behind others, so that they come without it', () => {
  const short = [toPosting(0, 1)];
  const long = Array.from({length: 12_000}, (_, id) => toPosting(id, 1));
  const index: BuiltIndex = {
    records: [],
    postings: new Map([
      ['a', short],
      ['b', long],
      ['c', short],
    ]),
    votes: new Map(),
  };
  const {root, terms} = splitIndex(index);
  expect(terms.map((part) => part.map(([term]) => term))).toEqual([['a'], ['b'], ['c']]);
  expect(root.terms).toEqual(['a', 'b', 'c']);
});

function record(url: string, parts: Partial<SearchRecord>): SearchRecord {
  const fields = {} as SearchRecord['fields'];
  return {kind: 'Page', platform: 'Other', url, titles: [url], text: '', fields, keys: [], ...parts};
}

it('tells where pages, platforms and pages about the site begin, and shows texts up to a word', () => {
  const long = 'word '.repeat(60).trim();
  const records = [
    record('/docs/ios/a', {platform: 'iOS', titles: ['A'], text: long}),
    record('/docs/ios/a#s', {platform: 'iOS', titles: ['A', 'S'], kind: 'Section', text: long}),
    record('/docs/ios/a#f', {platform: 'iOS', titles: ['A', 'f'], kind: 'API', signature: 'f()'}),
    record('/docs/tutorial-basics/b', {also: ['Android', 'iOS'], titles: ['B'], text: 'Short.'}),
    record('/docs/tutorial-basics/b#x', {titles: ['B', 'X'], kind: 'Problem', text: 'x'.repeat(200)}),
  ];
  const {root, records: parts} = splitIndex({records, postings: new Map(), votes: new Map()});
  expect(root).toMatchObject({kinds: 'PsaPx', platforms: [0, 0, 3, 3, 3], site: [3], records: [0]});
  expect(root.also).toEqual([3, 0, 3, 1]);
  expect(parts).toEqual([
    [
      [
        '/docs/ios/a',
        'A',
        `${'word '.repeat(32)}…`,
        [
          ['s', 'S', `${'word '.repeat(22)}…`],
          ['f', 'f', '', 'f()'],
        ],
      ],
      ['/docs/tutorial-basics/b', 'B', 'Short.', [['x', 'X', `${'x'.repeat(110)} …`]]],
    ],
  ]);
});
