import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

type Change = (text: string | null) => string;

const NONE: readonly Change[] = [];

/**
 * What storage has refused, by key, for as long as the tab lives: who shows it is a new component on a page with another frame.
 * Changes, not their result: another tab may have kept something before storage has room again.
 */
const refusals = new Map<string, readonly Change[]>();

export interface KeptText {
  text: string | null;
  /** Changes what is kept now, which may be what another tab has kept. */
  change: (change: Change) => void;
  /** Whether the browser did not store the last text. */
  isRefused: boolean;
}

/** A text that is kept in the browser; where storage refuses, for as long as the tab lives. */
export function useKeptText(key: string): KeptText {
  const [stored, slot] = useStorageSlot(key);
  const [refused, setRefused] = useState(() => refusals.get(key) ?? NONE);
  return {
    text: apply(refused, stored),
    change(change) {
      const former = refusals.get(key) ?? NONE;
      const text = change(apply(former, slot.get()));
      slot.set(text);
      const left = slot.get() === text ? NONE : [...former, change];
      refusals.set(key, left);
      setRefused(left);
    },
    isRefused: refused.length > 0,
  };
}

function apply(changes: readonly Change[], stored: string | null): string | null {
  return changes.reduce<string | null>((text, change) => change(text), stored);
}
