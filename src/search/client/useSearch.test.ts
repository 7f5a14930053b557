// @vitest-environment jsdom
import type {SearchBackend, SearchRequest, SearchResult} from '@site/lib/search/searchBackend';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {getSearchBackend} from './getSearchBackend';
import {useSearch} from './useSearch';

vi.mock('./getSearchBackend', () => ({getSearchBackend: vi.fn<() => Promise<SearchBackend>>()}));

afterEach(cleanup);

/** The search for a query, of which each request is answered when the test says so. */
async function start(first: string) {
  const asked: {query: string; onPartial?: ((result: SearchResult) => void) | undefined}[] = [];
  const answers: {found: (result: SearchResult) => void; fail: (error: Error) => void}[] = [];
  vi.mocked(getSearchBackend).mockResolvedValue({
    search: ({query}, {onPartial} = {}) => {
      asked.push({query, onPartial});
      return new Promise((found, fail) => answers.push({found, fail}));
    },
    suggest: async () => ['click'],
  });
  const toRequest = (query: string): SearchRequest => ({query, page: 0, hitsPerPage: 20, facets: {}});
  const {result, rerender} = renderHook((query) => useSearch(toRequest(query)), {initialProps: first});
  // The engine is there.
  await act(async () => undefined);
  return {
    asked,
    type: (query: string) => act(async () => rerender(query)),
    found: (number: number, result: SearchResult) => act(async () => answers[number]?.found(result)),
    fail: (number: number) => act(async () => answers[number]?.fail(new Error('The index is gone'))),
    partial: (number: number, result: SearchResult) => act(async () => asked[number]?.onPartial?.(result)),
    retry: () => act(async () => result.current.retry()),
    state: () => result.current.state,
  };
}

function hits(total: number): SearchResult {
  return {
    hits: [],
    total,
    counts: {
      platform: {Android: 0, iOS: 0, Windows: 0, Cloud: 0, Other: 0},
      kind: {Page: 0, Section: 0, API: 0, Problem: 0, Blog: 0},
    },
  };
}

it('shows the hits of the newest query alone, and the former ones until they come', async () => {
  const {type, found, partial, state} = await start('tap');
  await found(0, hits(3));
  await type('swipe');
  expect(state()).toEqual({status: 'searching', shown: hits(3)});
  await type('swipe up');
  await partial(1, hits(7));
  await found(1, hits(7));
  expect(state()).toEqual({status: 'searching', shown: hits(3)});
  await partial(2, hits(1));
  expect(state()).toEqual({status: 'searching', shown: hits(1)});
  await found(2, hits(2));
  expect(state()).toEqual({status: 'found', shown: hits(2)});
});

it('suggests what is found in place of nothing, and asks nothing for a query without words', async () => {
  const {asked, type, found, state} = await start('clikc');
  await found(0, hits(0));
  expect(state()).toEqual({status: 'nothing', shown: hits(0), suggestions: ['click']});
  await type(' ');
  expect(state()).toEqual({status: 'idle'});
  expect(asked).toHaveLength(1);
});

it('does not suggest the query that has found nothing, such as a name of which a kind has no hit', async () => {
  const {found, state} = await start('Click');
  await found(0, hits(0));
  expect(state()).toEqual({status: 'nothing', shown: hits(0), suggestions: []});
});

it('asks the same again on demand when it has failed', async () => {
  const {asked, fail, retry, found, state} = await start('tap');
  await fail(0);
  expect(state()).toEqual({status: 'failed'});
  await retry();
  expect(state()).toEqual({status: 'searching'});
  await found(1, hits(1));
  expect(state()).toEqual({status: 'found', shown: hits(1)});
  expect(asked.map(({query}) => query)).toEqual(['tap', 'tap']);
});
