import type {SearchHit} from '@site/lib/search/searchBackend';
import {toKindLabel} from '@site/lib/search/toKindLabel';
import type {MouseEvent, ReactNode} from 'react';
import {reportOpened} from '../client/reportOpened';
import {HitText} from '../results/HitText';
import search from '../results/search.module.css';
import type {HitLinks} from '../results/useHitLinks';

export interface PageHitsProps {
  hits: readonly SearchHit[];
  /** The number of the first hit among all. */
  first: number;
  query: string;
  isBusy: boolean;
  links: HitLinks;
}

/** The hits of a page of results. */
export function PageHits({hits, first, query, isBusy, links}: PageHitsProps): ReactNode {
  function followHit(event: MouseEvent, hit: SearchHit) {
    reportOpened(hit);
    links.follow(event, hit.url);
  }

  return (
    <ol className={search.results} start={first} aria-busy={isBusy}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <a className={search.hit} href={links.toHref(hit.url)} onClick={(event) => followHit(event, hit)}>
            <span className={search.platform}>
              {[hit.platform, toKindLabel(hit), ...hit.hierarchy.slice(0, -1).map(({text}) => text)].join(
                ' · ',
              )}
            </span>
            <HitText hit={hit} query={query} caret={query.length} />
          </a>
        </li>
      ))}
    </ol>
  );
}
