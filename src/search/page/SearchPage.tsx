import {useHistory} from '@docusaurus/router';
import {PLATFORM_FACETS} from '@site/lib/platforms';
import {MAX_QUERY_LENGTH, PAGE_HITS} from '@site/lib/search/limits';
import {KINDS, type SearchFacets, type SearchHit} from '@site/lib/search/searchBackend';
import {renderSearchParams} from '@site/lib/search/searchParams';
import {describeCount} from '@site/lib/search/searchTexts';
import {toKindLabel} from '@site/lib/search/toKindLabel';
import {toSearchTerm} from '@site/lib/search/toSearchTerm';
import {type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import {reportOpened} from '../client/reportOpened';
import {useSearch} from '../client/useSearch';
import {FacetChips} from '../results/FacetChips';
import {HitText} from '../results/HitText';
import {IncompleteResults} from '../results/IncompleteResults';
import {NearResults} from '../results/NearResults';
import {NoResults} from '../results/NoResults';
import {SearchFailure} from '../results/SearchFailure';
import {SearchLoading} from '../results/SearchLoading';
import search from '../results/search.module.css';
import {useHitLinks} from '../results/useHitLinks';
import {Pager} from './Pager';
import styles from './SearchPage.module.css';
import {useSearchParams} from './useSearchParams';

/** The search as a page: everything chosen is in its URL, so that it can be shared and Back undoes it. */
export function SearchPage(): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const {params, choose, type, correct} = useSearchParams();
  const {query, page, facets} = params;
  const links = useHitLinks((path) => history.push(path));
  const {toHref, follow} = links;
  const {state, retry} = useSearch({query: toSearchTerm(query), page, hitsPerPage: PAGE_HITS, facets});
  const shown = 'shown' in state ? state.shown : undefined;
  const pages = Math.ceil((shown?.total ?? 0) / PAGE_HITS);
  // The address is of a time when there were more hits.
  const isBeyond = shown?.hits.length === 0 && pages > 0 && page >= pages;

  const correctPage = useEffectEvent(() => correct(pages - 1));
  useEffect(() => {
    if (isBeyond) correctPage();
  }, [isBeyond]);

  function followHit(event: MouseEvent, hit: SearchHit) {
    reportOpened(hit);
    follow(event, hit.url);
  }

  function takeSuggestion(text: string) {
    choose({query: text});
    // The button that was pressed disappears with the old query, and would take the focus with it.
    field.current?.focus();
  }

  function chooseFacet<Name extends keyof SearchFacets>(name: Name, value: SearchFacets[Name] | undefined) {
    const {[name]: _former, ...others} = facets;
    choose({facets: value === undefined ? others : {...others, [name]: value}});
  }

  return (
    <>
      <search>
        <label className={styles.label}>
          Search the site
          <input
            ref={field}
            className={search.field}
            type="search"
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => type(event.target.value)}
          />
        </label>
      </search>
      <p ref={status} role="status" className={styles.status} tabIndex={-1}>
        {shown && query !== '' && describeCount(shown.total)}
      </p>
      {shown && (
        <div className={styles.facets}>
          <FacetChips
            label="Platform"
            values={PLATFORM_FACETS}
            counts={shown.counts.platform}
            chosen={facets.platform}
            onChoose={(value) => chooseFacet('platform', value)}
          />
          <FacetChips
            label="Kind"
            values={KINDS}
            counts={shown.counts.kind}
            chosen={facets.kind}
            onChoose={(value) => chooseFacet('kind', value)}
          />
        </div>
      )}
      {shown?.isIncomplete && <IncompleteResults onRetry={retry} />}
      {shown?.isNear && <NearResults links={links} />}
      {state.status === 'searching' && !shown && <SearchLoading />}
      {state.status === 'failed' && <SearchFailure onRetry={retry} />}
      {state.status === 'nothing' && (
        <NoResults
          query={query}
          suggestions={state.suggestions}
          onSuggestion={takeSuggestion}
          links={links}
        />
      )}
      <ol className={search.results} start={page * PAGE_HITS + 1} aria-busy={state.status === 'searching'}>
        {shown?.hits.map((hit) => (
          <li key={hit.id}>
            <a className={search.hit} href={toHref(hit.url)} onClick={(event) => followHit(event, hit)}>
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
      {shown && (
        <Pager page={page} pages={pages} toPath={toPagePath} onTurn={() => status.current?.focus()} />
      )}
    </>
  );

  function toPagePath(number: number): string {
    return `/search${renderSearchParams({...params, page: number})}`;
  }
}
