import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** What storage has refused, by key, for as long as the tab lives: who shows it is a new component on a page with another frame. */
const refusals = new Map<string, string>();

export interface KeptText {
  text: string | null;
  /** Gives what is kept now: another tab may have changed it. */
  read: () => string | null;
  keep: (text: string) => void;
  /** Whether the browser did not store the last text. */
  isRefused: boolean;
}

/** A text that is kept in the browser; where storage refuses, for as long as the tab lives. */
export function useKeptText(key: string): KeptText {
  const [stored, slot] = useStorageSlot(key);
  const [refused, setRefused] = useState(() => refusals.get(key));
  return {
    text: refused ?? stored,
    read: () => refused ?? slot.get(),
    keep(text) {
      slot.set(text);
      if (slot.get() === text) refusals.delete(key);
      else refusals.set(key, text);
      setRefused(refusals.get(key));
    },
    isRefused: refused !== undefined,
  };
}
