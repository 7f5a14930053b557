import {PLATFORM_FACETS} from '../../lib/platforms';
import {createEngine} from '../../lib/search/engine/createEngine';
import {openPages} from '../../lib/search/engine/openPages';
import {groupByPage} from '../../lib/search/groupByPage';
import {DIALOG_HITS} from '../../lib/search/limits';
import type {SearchPage} from '../../lib/search/records/searchPage';
import {cleanQuery} from '../../lib/search/searchParams';
import {dropAnchor} from '../../lib/text/dropAnchor';

/** A query as it is typed, and the pages that answer it; an anchor there is for people. */
interface Asked {
  query: string;
  on: string;
  expected: readonly string[];
}

export interface Found {
  /** The place of the first expected page among those shown, from 0; -1 when none is there. */
  rank: number;
  /** The pages that the dialog shows, in their order. */
  shown: string[];
}

/** What the dialog shows for each query, cut to the length that its field takes. */
export async function measureRelevance(
  pages: readonly SearchPage[],
  asked: readonly Asked[],
): Promise<Found[]> {
  const engine = createEngine(openPages(pages));
  const found: Found[] = [];
  for (const {query, on, expected} of asked) {
    const preferred = PLATFORM_FACETS.find((facet) => facet === on) ?? 'Other';
    const {hits} = await engine.search({
      query: cleanQuery(query),
      page: 0,
      hitsPerPage: DIALOG_HITS,
      facets: {},
      preferred,
    });
    const shown = groupByPage(hits).map(({page}) => page);
    const answers = new Set(expected.map(dropAnchor));
    found.push({rank: shown.findIndex((page) => answers.has(page)), shown});
  }
  return found;
}

/** How many of a hundred queries find an expected page among the first so many. */
export function toShare(found: readonly Found[], within: number): number {
  return toPercent(found, ({rank}) => rank >= 0 && rank < within);
}

/** How many of a hundred queries find anything at all. */
export function toShareWithResult(found: readonly Found[]): number {
  return toPercent(found, ({shown}) => shown.length > 0);
}

function toPercent(found: readonly Found[], isGood: (one: Found) => boolean): number {
  return (100 * found.filter(isGood).length) / found.length;
}
