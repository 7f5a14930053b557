import {formatBytes} from '@site/lib/text/formatBytes';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import styles from './offline.module.css';
import type {OfflineWork} from './useOfflineCopy';

interface StorageFacts {
  usage?: number | undefined;
  quota?: number | undefined;
  isPersistent: boolean;
}

export interface StorageNoteProps {
  hasCopy: boolean;
  /** The status of the work on the copy, with which changes what is stored. */
  status: OfflineWork['status'];
}

/** How much the site stores, and whether the browser may delete it. */
export function StorageNote({hasCopy, status}: StorageNoteProps): ReactNode {
  const [facts, setFacts] = useState<StorageFacts>();
  const [isRefused, setRefused] = useState(false);
  const section = useRef<HTMLElement>(null);

  const read = useCallback(() => {
    readFacts().then(setFacts, () => setFacts(undefined));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: work that ends changes what is stored, and so does a copy that comes or goes
  useEffect(read, [read, hasCopy, status]);

  async function persist() {
    const isGranted = await navigator.storage.persist().catch(() => false);
    setRefused(!isGranted);
    // Its button then disappears.
    if (isGranted && section.current) focusTemporarily(section.current);
    read();
  }

  if (facts === undefined) return null;
  const {usage, quota, isPersistent} = facts;
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

async function readFacts(): Promise<StorageFacts> {
  const {usage, quota} = await navigator.storage.estimate();
  return {usage, quota, isPersistent: await navigator.storage.persisted()};
}
