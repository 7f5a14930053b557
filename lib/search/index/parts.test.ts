import {expect, it} from 'vitest';
import {decodePostings, encodePostings} from './parts';
import {MAX_IMPACT, toPosting} from './posting';

it('writes a posting as the records that it passes over and the letter of its impact', () => {
  expect(encodePostings([toPosting(0, 2), toPosting(4, 0), toPosting(5, MAX_IMPACT)])).toBe('c3ap');
});

it('reads what it wrote', () => {
  const postings = [0, 1, 7, 12, 4000, 4001, 60_000].map((id, place) => toPosting(id, (place * 5) % 16));
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
  expect(decodePostings('')).toEqual([]);
});
