import type {CopyState} from '@site/lib/offline/copyState';
import type {OfflineList} from '@site/lib/offline/offlineList';
import {useCallback, useEffect, useState} from 'react';
import type {BrowserCopy} from './browserCopy';
import {readStorageFacts, type StorageFacts} from './storageFacts';

/** The state of the server and of the copy, as far as they are known. */
interface OfflineKnowledge {
  /** What the server offers, or why that is not known; undefined until it has answered. */
  list: OfflineList | 'unreachable' | 'notOffered' | undefined;
  /** The state of the copy; null without one, undefined until it has been read. */
  state: CopyState | null | undefined;
  /** Whether there is no copy, but files of a load that has not finished. */
  isUnfinished: boolean;
  /** Undefined where the browser does not say. */
  storage: StorageFacts | undefined;
}

const UNKNOWN: OfflineKnowledge = {
  list: undefined,
  state: undefined,
  isUnfinished: false,
  storage: undefined,
};

/** Reads what the server offers and what is kept, at first and on request; `onUnreadable` must be a stable function. */
export function useOfflineKnowledge(copy: BrowserCopy, onUnreadable: () => void) {
  const [knowledge, setKnowledge] = useState(UNKNOWN);

  const readStorage = useCallback(async () => {
    const storage = await readStorageFacts();
    setKnowledge((known) => ({...known, storage}));
  }, []);

  const readState = useCallback(async () => {
    let found: Pick<OfflineKnowledge, 'state' | 'isUnfinished'> = {state: null, isUnfinished: false};
    try {
      const state = (await copy.readState()) ?? null;
      found = {state, isUnfinished: state === null && (await copy.hasFiles())};
    } catch {
      onUnreadable();
    }
    setKnowledge((known) => ({...known, ...found}));
    await readStorage();
  }, [copy, onUnreadable, readStorage]);

  const readList = useCallback(async () => {
    const list = await copy.fetchList().then(
      (found) => found ?? 'notOffered',
      () => 'unreachable' as const,
    );
    setKnowledge((known) => ({...known, list}));
  }, [copy]);

  useEffect(() => {
    readState();
    readList();
  }, [readState, readList]);

  return {...knowledge, readState, readList, readStorage};
}
