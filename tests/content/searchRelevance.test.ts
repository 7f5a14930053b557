import {describe, expect, it} from 'vitest';
import {readShards} from '../../scripts/readShards';
import {measureRelevance} from '../search/measureRelevance';
import queries from '../search/queries.json';
import {BUILD} from '../support/builtSite';

const pages = await readShards(BUILD);
const routes = new Set(pages.map(({url}) => url));
const ranks = await measureRelevance(pages);

describe('the relevance set', () => {
  it('has at least 80 queries, each once', () => {
    const asked = new Set(queries.map(({query, on}) => `${query} on ${on}`));
    expect(asked.size).toBe(queries.length);
    expect(asked.size).toBeGreaterThanOrEqual(80);
  });

  it('expects pages that exist', () => {
    expect(queries.flatMap(({expected}) => expected).filter((url) => !routes.has(url))).toEqual([]);
  });
});

describe('the search', () => {
  it('shows the expected page first for 80 % of the queries', () => {
    expect(ranks.filter((rank) => rank === 0).length / ranks.length).toBeGreaterThanOrEqual(0.8);
  });

  it('shows the expected page among the first three for 95 % of the queries', () => {
    expect(ranks.filter((rank) => rank >= 0 && rank < 3).length / ranks.length).toBeGreaterThanOrEqual(0.95);
  });
});
