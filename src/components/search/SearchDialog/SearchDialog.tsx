import {useLocation} from '@docusaurus/router';
import {useWindowSize} from '@docusaurus/theme-common';
import {findPlatformFacet} from '@site/lib/search/findPlatformFacet';
import {groupByPage} from '@site/lib/search/groupByPage';
import {DIALOG_HITS, SMALL_GROUP_HITS} from '@site/lib/search/limits';
import type {SavedHit} from '@site/lib/search/savedHits';
import {renderSearchAddress} from '@site/lib/search/searchAddress';
import type {PlatformFacet, SearchHit} from '@site/lib/search/searchBackend';
import {describeAllResults, describeCount} from '@site/lib/search/searchTexts';
import {toSearchTerm} from '@site/lib/search/toSearchTerm';
import {useBackToClose} from '@site/src/hooks/useBackToClose';
import {type MouseEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {FacetChips} from '../FacetChips';
import {NoResults} from '../NoResults';
import {reportOpened} from '../reportOpened';
import {SavedSearches} from '../SavedSearches';
import {SearchFailure} from '../SearchFailure';
import search from '../search.module.css';
import {toSavedHit} from '../toSavedHit';
import {useHitLinks} from '../useHitLinks';
import {useSavedHits} from '../useSavedHits';
import {useSearch} from '../useSearch';
import {HitList, toOptionId} from './HitList';
import styles from './SearchDialog.module.css';
import {SearchField} from './SearchField';
import {useVisibleHeight} from './useVisibleHeight';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search over the page: type, choose by arrow keys or pointer, open. What was typed is there when it reopens. */
export default function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [caret, setCaret] = useState(0);
  const [platform, setPlatform] = useState<PlatformFacet>();
  const [active, setActive] = useState(0);
  const [opensWhenFound, setOpensWhenFound] = useState(false);
  const {pathname} = useLocation();
  const groupLimit = useWindowSize() === 'mobile' ? SMALL_GROUP_HITS : DIALOG_HITS;
  const store = useSavedHits();
  const {toHref, follow} = useHitLinks(useBackToClose(isOpen, onClose));
  useVisibleHeight(dialog, isOpen);

  const facets = platform ? {platform} : {};
  const term = toSearchTerm(query);
  const preferred = findPlatformFacet(pathname);
  const {state, retry} = useSearch({query: term, page: 0, hitsPerPage: DIALOG_HITS, facets, preferred});
  const shown = 'shown' in state ? state.shown : undefined;
  const groups = groupByPage(shown?.hits ?? [], groupLimit);
  const hits = groups.flatMap((group) => group.hits);
  const activeHit = hits[active] ?? hits[0];
  const isSettled = state.status !== 'searching';
  const activeId = activeHit && toOptionId(listId, activeHit);
  const allResults = `/search${renderSearchAddress({query: term, page: 0, facets})}`;

  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    field.current?.select();
  }, [isOpen]);

  // What had the focus may be gone, such as a suggestion that was taken or a hit that was removed.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) field.current?.focus();
  });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  // Whoever types fast presses Enter before the hits of the last letter are there.
  useEffect(() => {
    if (!opensWhenFound || !isSettled) return;
    setOpensWhenFound(false);
    if (activeId) document.getElementById(activeId)?.click();
  }, [opensWhenFound, isSettled, activeId]);

  function type(text: string) {
    setOpensWhenFound(false);
    setQuery(text);
    setCaret(field.current?.selectionStart ?? text.length);
    setActive(0);
  }

  function moveActive(step: 1 | -1) {
    if (hits.length === 0) return;
    setActive((index) => (Math.min(index, hits.length - 1) + step + hits.length) % hits.length);
  }

  function followHit(event: MouseEvent, hit: SearchHit) {
    reportOpened(hit);
    followSaved(event, toSavedHit(hit));
  }

  function followSaved(event: MouseEvent, hit: SavedHit) {
    store.visit(hit);
    follow(event, hit.url);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField
            field={field}
            query={query}
            listId={listId}
            activeId={activeId}
            onType={type}
            onCaret={setCaret}
            onStep={moveActive}
            onEnter={() => setOpensWhenFound(true)}
          />
          <button type="button" className={search.button} onClick={onClose}>
            Close
          </button>
        </div>
        {shown && (
          <FacetChips
            label="Platform"
            counts={shown.counts.platform}
            chosen={platform}
            onChoose={setPlatform}
          />
        )}
        {activeId === undefined && (
          <div className={styles.body}>
            {state.status === 'idle' && (
              <SavedSearches store={store} toHref={toHref} onFollow={followSaved} />
            )}
            {state.status === 'failed' && <SearchFailure onRetry={retry} />}
            {state.status === 'nothing' && (
              <NoResults query={query} suggestions={state.suggestions} onSuggestion={type} />
            )}
          </div>
        )}
        {activeId && (
          <HitList
            id={listId}
            className={styles.body}
            isStale={!isSettled}
            groups={groups}
            activeId={activeId}
            query={query}
            caret={caret}
            toHref={toHref}
            onFollow={followHit}
            onPoint={(hit) => setActive(hits.indexOf(hit))}
          />
        )}
        <p className={search.hidden} role="status">
          {shown && describeCount(shown.total)}
        </p>
        {activeId && (
          <a className={styles.all} href={toHref(allResults)} onClick={(event) => follow(event, allResults)}>
            {describeAllResults(shown?.total ?? 0)}
          </a>
        )}
      </div>
    </dialog>
  );
}
