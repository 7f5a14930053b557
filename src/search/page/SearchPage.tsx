import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH, PAGE_HITS} from '@site/lib/search/limits';
import {renderSearchParams, type SearchParams} from '@site/lib/search/searchParams';
import {describeCount} from '@site/lib/search/searchTexts';
import {toSearchTerm} from '@site/lib/search/toSearchTerm';
import {type ReactNode, useEffect, useEffectEvent, useId, useRef} from 'react';
import {useSearch} from '../client/useSearch';
import {IncompleteResults} from '../results/IncompleteResults';
import {NearResults} from '../results/NearResults';
import {NoResults} from '../results/NoResults';
import {SearchFailure} from '../results/SearchFailure';
import {SearchHint} from '../results/SearchHint';
import {SearchLoading} from '../results/SearchLoading';
import search from '../results/search.module.css';
import {takePaste} from '../results/takePaste';
import {useHitLinks} from '../results/useHitLinks';
import {FacetChoice} from './FacetChoice';
import {PageHits} from './PageHits';
import {Pager} from './Pager';
import styles from './SearchPage.module.css';
import {useReturnPlace} from './useReturnPlace';
import {useSearchParams} from './useSearchParams';

/** The search as a page: everything chosen is in its URL, so that it can be shared and Back undoes it. */
export function SearchPage(): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const hint = useId();
  const {params, choose, type, correct} = useSearchParams();
  const {query, page, facets} = params;
  const links = useHitLinks((path) => history.push(path));
  const {state, retry} = useSearch({query: toSearchTerm(query), page, hitsPerPage: PAGE_HITS, facets});
  const shown = 'shown' in state ? state.shown : undefined;
  useReturnPlace(shown !== undefined);
  const pages = Math.ceil((shown?.total ?? 0) / PAGE_HITS);
  // The address is of a time when there were more hits.
  const isBeyond = shown?.hits.length === 0 && pages > 0 && page >= pages;

  const correctPage = useEffectEvent(() => correct(pages - 1));
  useEffect(() => {
    if (isBeyond) correctPage();
  }, [isBeyond]);

  function chooseInMessage(chosen: Partial<SearchParams>) {
    choose(chosen);
    // The button that was pressed disappears with its message, and would take the focus with it.
    field.current?.focus();
  }

  function askAgain() {
    retry();
    // This button disappears too; but the field would bring up the keyboard of a phone.
    status.current?.focus();
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
            onPaste={(event) => takePaste(event, type)}
            aria-describedby={hint}
          />
        </label>
        <p id={hint} className={styles.hint} hidden={query !== ''}>
          <SearchHint />
        </p>
      </search>
      <p ref={status} role="status" className={styles.status} tabIndex={-1}>
        {shown && query !== '' && describeCount(shown.total)}
      </p>
      {shown && (
        <FacetChoice counts={shown.counts} facets={facets} onChoose={(chosen) => choose({facets: chosen})} />
      )}
      {shown?.isIncomplete && <IncompleteResults onRetry={askAgain} />}
      {shown?.isNear && <NearResults links={links} />}
      {state.status === 'searching' && !shown && <SearchLoading />}
      {state.status === 'failed' && <SearchFailure onRetry={askAgain} />}
      {state.status === 'nothing' && (
        <NoResults
          query={query}
          chosen={Object.values(facets)}
          onSearchAll={() => chooseInMessage({facets: {}})}
          suggestions={state.suggestions}
          onSuggestion={(text) => chooseInMessage({query: text})}
          links={links}
        />
      )}
      <PageHits
        hits={shown?.hits ?? []}
        first={page * PAGE_HITS + 1}
        query={query}
        isBusy={state.status === 'searching'}
        links={links}
      />
      {shown && (
        <Pager page={page} pages={pages} toPath={toPagePath} onTurn={() => status.current?.focus()} />
      )}
    </>
  );

  function toPagePath(number: number): string {
    return `/search${renderSearchParams({...params, page: number})}`;
  }
}
