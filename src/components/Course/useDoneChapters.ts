import {useStorageSlot} from '@docusaurus/theme-common';
import {markChapters, parseDoneChapters} from '@site/lib/course/doneChapters';
import {useState} from 'react';

export interface DoneChapters {
  done: readonly string[];
  /** Marks chapters by their ids, or removes their marks. */
  mark: (ids: readonly string[], isDone: boolean) => void;
  /** Whether the browser did not store the last mark. */
  isRefused: boolean;
}

/** Marks that could not be stored, kept for this tab, because every chapter is a page of its own. */
let lastRefused: readonly string[] | undefined;

/** The chapters that the reader has marked as done, kept in this browser alone. */
export function useDoneChapters(): DoneChapters {
  const [stored, slot] = useStorageSlot('course');
  const [refused, setRefused] = useState(lastRefused);
  return {
    done: refused ?? parseDoneChapters(stored),
    mark(ids, isDone) {
      // Read again: another tab may have marked another chapter.
      const text = JSON.stringify(markChapters(refused ?? parseDoneChapters(slot.get()), ids, isDone));
      slot.set(text);
      lastRefused = slot.get() === text ? undefined : parseDoneChapters(text);
      setRefused(lastRefused);
    },
    isRefused: refused !== undefined,
  };
}
