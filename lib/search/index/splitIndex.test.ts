import {expect, it} from 'vitest';
import type {BuiltIndex} from './buildIndex';
import {toPosting} from './posting';
import {splitIndex} from './splitIndex';

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
