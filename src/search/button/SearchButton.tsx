import Link from '@docusaurus/Link';
import {lazy, type ReactNode, Suspense, useState} from 'react';
import styles from './SearchButton.module.css';
import {useSearchShortcut} from './useSearchShortcut';

const SearchDialog = lazy(loadDialog);

type Loading = 'notAsked' | 'asked' | 'failed';

/** The navbar's search: a button that opens the dialog, which is fetched when the reader first reaches for it. */
export function SearchButton(): ReactNode {
  const [loading, setLoading] = useState<Loading>('notAsked');
  const [isOpen, setOpen] = useState(false);
  const takeTyped = useSearchShortcut(open, isOpen);

  async function open() {
    try {
      await loadDialog();
      setLoading('asked');
      setOpen(true);
    } catch {
      takeTyped();
      setLoading('failed');
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
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
      <output className={styles.failure}>
        {loading === 'failed' && 'Search could not be loaded. Check your network connection and try again.'}
      </output>
      {loading === 'asked' && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} takeTyped={takeTyped} />
        </Suspense>
      )}
    </>
  );
}

function loadDialog() {
  return import('../dialog/SearchDialog');
}

function preload() {
  // A failure shows when the reader opens the search.
  loadDialog().catch(() => undefined);
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M13 13l4.5 4.5M8.5 14.5a6 6 0 1 1 0-12 6 6 0 0 1 0 12z" />
    </svg>
  );
}
