import {expect, it} from 'vitest';
import {
  cleanQuery,
  parseSearchParams,
  renderSearchParams,
  type SearchParams,
  toSearchPath,
} from './searchParams';

const EMPTY: SearchParams = {query: '', page: 0, facets: {}};

it('reads what it wrote', () => {
  const params: SearchParams = {
    query: 'find & <b>',
    page: 2,
    facets: {platform: 'iOS', kind: 'API'},
  };
  expect(parseSearchParams(renderSearchParams(params))).toEqual(params);
});

it('writes nothing for an empty search', () => {
  expect(renderSearchParams(EMPTY)).toBe('');
});

it.each(['?page=0', '?page=-1', '?page=1e9', '?page=x', '?platform=Amiga', '?kind=', '?other=1'])(
  'takes %s for an empty search',
  (search) => {
    expect(parseSearchParams(search)).toEqual(EMPTY);
  },
);

it('survives broken percent-encoding', () => {
  expect(parseSearchParams('?q=%E0%A4%A&page=2')).toMatchObject({page: 1});
});

it('cuts a query at 64 characters and drops control characters', () => {
  expect(cleanQuery('a\u0000b\u001f')).toBe('a b ');
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(64);
});

it('cuts no character into halves', () => {
  const {query} = parseSearchParams(`?q=${'a'.repeat(63)}${encodeURIComponent('😀')}`);
  expect(query).toBe('a'.repeat(63));
});

it('leads to the hits of a query, and to the search itself without one', () => {
  expect(toSearchPath('find & tap')).toBe('/search?q=find+%26+tap');
  expect(toSearchPath('')).toBe('/search');
});
