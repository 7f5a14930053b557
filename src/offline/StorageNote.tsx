import {formatBytes} from '@site/lib/text/formatBytes';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {type ReactNode, useRef, useState} from 'react';
import styles from './offline.module.css';
import type {StorageFacts} from './storageFacts';

export interface StorageNoteProps {
  facts: StorageFacts;
  hasCopy: boolean;
  /** The browser has agreed to keep what is stored. */
  onPersist: () => void;
}

/** How much the site stores, and whether the browser may delete it. */
export function StorageNote({facts, hasCopy, onPersist}: StorageNoteProps): ReactNode {
  const {usage, quota, isPersistent} = facts;
  const [isRefused, setRefused] = useState(false);
  const section = useRef<HTMLElement>(null);

  async function persist() {
    const isGranted = await navigator.storage.persist().catch(() => false);
    setRefused(!isGranted);
    if (!isGranted) return;
    // Its button then disappears.
    if (section.current) focusTemporarily(section.current);
    onPersist();
  }

  return (
    <section ref={section} aria-labelledby="storage">
      <h2 id="storage">Storage</h2>
      {usage !== undefined && quota !== undefined && (
        <p>
          This site stores {formatBytes(usage)} of the {formatBytes(quota)} that the browser allows it.
        </p>
      )}
      {isPersistent ? (
        <p>The browser keeps it until you remove it.</p>
      ) : (
        <p>
          The browser may delete it when storage runs low, and Safari also when you have not opened the site
          for some weeks.{' '}
          {hasCopy && (
            <button type="button" className="button button--secondary" onClick={persist}>
              Ask the browser to keep it
            </button>
          )}
        </p>
      )}
      <output className={styles.note}>
        {isRefused &&
          'The browser has not agreed. It often does once the site is installed or among your bookmarks.'}
      </output>
    </section>
  );
}
