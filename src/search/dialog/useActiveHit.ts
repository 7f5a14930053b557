import type {SearchHit} from '@site/lib/search/searchBackend';
import {type RefCallback, useCallback, useEffect, useRef, useState} from 'react';

export interface ActiveHit {
  /** Nothing where there are no hits. */
  hit: SearchHit | undefined;
  /** Takes the link of the active hit, and brings it into view. */
  takeLink: RefCallback<HTMLElement>;
  /** One hit on, or back; from the last to the first. */
  move: (step: 1 | -1) => void;
  point: (hit: SearchHit) => void;
  /** Back to the first hit, because another query is typed: what was to be opened is not any more. */
  reset: () => void;
  /** Opens the active hit once the search is settled: who types fast presses Enter before the last hits are there. */
  openWhenSettled: () => void;
}

/** Which of the hits the search field's keys act on. `isSettled` says that no newer hits are on their way. */
export function useActiveHit(hits: readonly SearchHit[], isSettled: boolean): ActiveHit {
  const link = useRef<HTMLElement>(undefined);
  const [index, setIndex] = useState(0);
  const [isOpening, setOpening] = useState(false);
  const hit = hits[index] ?? hits[0];

  const takeLink = useCallback((element: HTMLElement) => {
    link.current = element;
    element.scrollIntoView({block: 'nearest'});
    return () => {
      link.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!isOpening || !isSettled) return;
    setOpening(false);
    link.current?.click();
  }, [isOpening, isSettled]);

  return {
    hit,
    takeLink,
    move(step) {
      if (hits.length === 0) return;
      setIndex((former) => (Math.min(former, hits.length - 1) + step + hits.length) % hits.length);
    },
    point: (pointed) => setIndex(hits.indexOf(pointed)),
    reset() {
      setIndex(0);
      setOpening(false);
    },
    openWhenSettled: () => setOpening(true),
  };
}
