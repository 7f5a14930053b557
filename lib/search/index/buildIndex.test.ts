import {expect, it} from 'vitest';
import type {SearchPage} from '../records/searchPage';
import {buildIndex} from './buildIndex';
import {decodePostings, encodePostings} from './parts';

it('names a record once in the postings of a term, also when its title is one of its keywords', () => {
  const page: SearchPage = {
    url: '/a',
    platform: 'Other',
    title: 'Find colours',
    keywords: ['find color', 'FindColors', 'find color'],
    questions: [],
    text: '',
    sections: [],
    symbols: [],
    problems: [],
  };
  const {postings} = buildIndex([page, {...page, url: '/b'}]);
  expect(postings.get('=findcolor')).toHaveLength(2);
  for (const list of postings.values()) expect(decodePostings(encodePostings(list))).toEqual(list);
});
