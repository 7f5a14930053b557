import {PLATFORM_FACETS} from '@site/lib/platforms';
import type {SavedHit} from '@site/lib/search/savedHits';
import type {SearchHit} from '@site/lib/search/searchBackend';
import {describeAllResults, describeCount} from '@site/lib/search/searchTexts';
import {useBackToClose} from '@site/src/hooks/useBackToClose';
import {type MouseEvent, type ReactNode, useId, useRef, useState} from 'react';
import {reportOpened} from '../client/reportOpened';
import {FacetChips} from '../results/FacetChips';
import {IncompleteResults} from '../results/IncompleteResults';
import {NearResults} from '../results/NearResults';
import search from '../results/search.module.css';
import {useHitLinks} from '../results/useHitLinks';
import {DialogBody} from './DialogBody';
import {toOptionId} from './HitList';
import styles from './SearchDialog.module.css';
import {SearchField} from './SearchField';
import {toSavedHit} from './toSavedHit';
import {useDialogSearch} from './useDialogSearch';
import {useSavedHits} from './useSavedHits';
import {useShownDialog} from './useShownDialog';
import {useVisibleHeight} from './useVisibleHeight';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Gives what was typed before the dialog was there, once. */
  takeTyped: () => string;
}

/** The search over the page: type, choose by arrow keys or pointer, open. What was typed is there when it reopens. */
export function SearchDialog({isOpen, onClose, takeTyped}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const {query, setQuery, platform, setPlatform, state, retry, shown, groups, active, allResults} =
    useDialogSearch();
  const [caret, setCaret] = useState(0);
  const store = useSavedHits();
  const links = useHitLinks(useBackToClose(isOpen, onClose));
  const {toHref, follow} = links;
  useVisibleHeight(dialog, isOpen);
  useShownDialog(dialog, field, isOpen, () => {
    const typed = takeTyped();
    if (typed === '') field.current?.select();
    else type(typed);
  });

  function type(text: string) {
    setQuery(text);
    setCaret(field.current?.selectionStart ?? text.length);
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
      // Before the dialog is gone, which takes a moment: a shortcut that follows at once must open it again.
      onCancel={onClose}
      // The event comes late: the dialog may have been opened again before it.
      onClose={() => dialog.current?.open || onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField
            field={field}
            query={query}
            listId={listId}
            activeId={active.hit && toOptionId(listId, active.hit)}
            onType={type}
            onCaret={setCaret}
            onStep={active.move}
            onEnter={active.openWhenSettled}
          />
          <button type="button" className={search.button} onClick={onClose}>
            Close
          </button>
        </div>
        {shown && (
          <FacetChips
            label="Platform"
            values={PLATFORM_FACETS}
            counts={shown.counts.platform}
            chosen={platform}
            onChoose={setPlatform}
          />
        )}
        {shown?.isIncomplete && <IncompleteResults onRetry={retry} />}
        {shown?.isNear && <NearResults links={links} />}
        <DialogBody
          state={state}
          groups={groups}
          active={active}
          listId={listId}
          query={query}
          caret={caret}
          store={store}
          links={links}
          platform={platform}
          onSearchAll={() => setPlatform(undefined)}
          onFollow={followHit}
          onFollowSaved={followSaved}
          onQuery={type}
          onRetry={retry}
        />
        <p className={search.hidden} role="status">
          {shown && describeCount(shown.total)}
        </p>
        {active.hit && (
          <a className={styles.all} href={toHref(allResults)} onClick={(event) => follow(event, allResults)}>
            {describeAllResults(shown?.total ?? 0)}
          </a>
        )}
      </div>
    </dialog>
  );
}
