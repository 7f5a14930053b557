import {PLATFORM_FACETS} from '../../lib/platforms';
import {createEngine} from '../../lib/search/engine/createEngine';
import {groupByPage} from '../../lib/search/groupByPage';
import {DIALOG_HITS} from '../../lib/search/limits';
import type {ShardPage} from '../../lib/search/records/shard';
import queries from './queries.json';

/** The place of the expected page among the pages that the dialog shows for each query, from 0; -1 when it is not there. */
export async function measureRelevance(pages: readonly ShardPage[]): Promise<number[]> {
  const engine = createEngine(async (facet) => ({pages: pages.filter(({platform}) => platform === facet)}));
  const ranks: number[] = [];
  for (const {query, on, expected} of queries) {
    const preferred = PLATFORM_FACETS.find((facet) => facet === on) ?? 'Other';
    const {hits} = await engine.search({query, page: 0, hitsPerPage: DIALOG_HITS, facets: {}, preferred});
    ranks.push(groupByPage(hits).findIndex(({page}) => expected.includes(page)));
  }
  return ranks;
}
