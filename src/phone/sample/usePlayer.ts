import {createPlayer, type Player} from '@site/lib/phone/play/createPlayer';
import type {RunEvent} from '@site/lib/phone/run/runEvent';
import {useCallback, useEffect, useReducer, useRef, useState} from 'react';

export interface Playback {
  player: Player;
  /** How much faster the run is played; `Infinity` shows its end at once. */
  speed: number;
  setSpeed: (speed: number) => void;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** Starts again with a new player. */
  restart: () => void;
  /** Adds events to the newest player, also while the one before it is still on the page. */
  add: (events: readonly RunEvent[]) => void;
  /** Renders again after a change to the player. */
  refresh: () => void;
}

/**
 * Plays the events of a run in real time, or shows their end at once. Readers who prefer reduced motion see the end at once, and can
 * go step by step.
 */
export function usePlayer(isAtOnce = false): Playback {
  const [player, setPlayer] = useState(createPlayer);
  const newest = useRef(player);
  const [chosen, setSpeed] = useState(() => (prefersReducedMotion() ? Number.POSITIVE_INFINITY : 1));
  const speed = isAtOnce ? Number.POSITIVE_INFINITY : chosen;
  const [isPaused, setPaused] = useState(false);
  const [, refresh] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (isPaused) return undefined;
    let before = performance.now();
    let request = requestAnimationFrame(play);
    function play(now: number): void {
      const [view, clockMs, progress] = [player.view(), player.clockMs(), player.progress()];
      // The frame's time may lie before that of the effect; and Infinity times 0 is NaN.
      player.tick(Math.max(0, now - before) * speed || 0);
      before = Math.max(before, now);
      if (view !== player.view() || clockMs !== player.clockMs() || progress !== player.progress()) refresh();
      if (!player.isAtEnd() || player.progress() < 1) request = requestAnimationFrame(play);
    }
    return () => cancelAnimationFrame(request);
  }, [player, speed, isPaused]);

  const restart = useCallback(() => {
    newest.current = createPlayer();
    setPlayer(newest.current);
    setPaused(false);
  }, []);
  const add = useCallback((events: readonly RunEvent[]) => newest.current.add(events), []);

  return {player, speed, setSpeed, isPaused, setPaused, restart, add, refresh};
}

/** Whether the reader has asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
