import Link from '@docusaurus/Link';
import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import {createLoadable} from '@site/src/components/Loadable/createLoadable';
import {type ReactNode, useLayoutEffect, useState, useSyncExternalStore} from 'react';
import type {SearchDialogProps} from '../dialog/SearchDialog';
import {CLOSED, createSearchOpener} from './createSearchOpener';
import styles from './SearchButton.module.css';

const SearchDialog = createLoadable(
  () => import('../dialog/SearchDialog'),
  ({SearchDialog: Dialog}, props: SearchDialogProps) => <Dialog {...props} />,
);
const opener = createSearchOpener(SearchDialog.preload);

/** The navbar's search: a button that opens the dialog, which is fetched when the reader first reaches for it. */
export function SearchButton(): ReactNode {
  const {isOpen, failure} = useSyncExternalStore(opener.subscribe, opener.get, () => CLOSED);
  const [hasDialog, setHasDialog] = useState(false);
  if (isOpen && !hasDialog) setHasDialog(true);

  // Not after the paint: a key that is pressed in between would be lost when a page brings another frame.
  useLayoutEffect(() => {
    document.addEventListener('keydown', opener.press);
    return () => document.removeEventListener('keydown', opener.press);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={opener.open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Magnifier />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <noscript>
        <Link to="/search">Search</Link>
      </noscript>
      <output className={styles.failure}>{failure && describeLoadFailure('The search', failure)}</output>
      {hasDialog && <SearchDialog isOpen={isOpen} onClose={opener.close} takeTyped={opener.takeTyped} />}
    </>
  );
}

function preload() {
  // A failure shows when the reader opens the search.
  SearchDialog.preload().catch(() => undefined);
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M13 13l4.5 4.5M8.5 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12z" />
    </svg>
  );
}
