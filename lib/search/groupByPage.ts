import type {PlatformFacet} from '../platforms';
import {dropAnchor} from '../text/dropAnchor';
import type {SearchHit} from './searchBackend';

/** The hits of a page, best first. */
export interface HitGroup {
  /** Path of the page, without the anchor. */
  page: string;
  title: string;
  platform: PlatformFacet;
  hits: SearchHit[];
}

/** Groups hits by page, in the order of the best hit of each; a group keeps at most `limit` hits. */
export function groupByPage(hits: readonly SearchHit[], limit = Number.POSITIVE_INFINITY): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = dropAnchor(hit.url);
    const group = groups.get(page) ?? {
      page,
      title: hit.hierarchy[0]?.text ?? page,
      platform: hit.platform,
      hits: [],
    };
    if (group.hits.length < limit) group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups.values()];
}
