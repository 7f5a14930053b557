import type {PlayView} from '@site/lib/phone/play/playView';
import {useEffect, useEffectEvent, useRef, useState} from 'react';

/** The shortest time between two announcements, in milliseconds. */
const SPEECH_MS = 2500;
const MAX_SENTENCES = 3;

/** The text of a live region: a summary of what has happened since the last announcement. */
export function useSpokenLog(view: PlayView): string {
  const [spoken, setSpoken] = useState('');
  const said = useRef(0);
  const isOver = view.outcome !== undefined;

  const speak = useEffectEvent((): void => {
    const {log, dropped} = view;
    const count = dropped + log.length;
    if (count < said.current) said.current = 0;
    const fresh = log.slice(Math.max(0, log.length - (count - said.current)));
    if (fresh.length === 0) return;
    said.current = count;
    const left = fresh.length - MAX_SENTENCES;
    const head = left > 0 ? [left === 1 ? 'One more step.' : `${left} more steps.`] : [];
    setSpoken([...head, ...fresh.slice(-MAX_SENTENCES).map(({text}) => text)].join(' '));
  });

  useEffect(() => {
    // At the end of a run, and at the beginning of the next, which may end before the timer.
    speak();
    if (isOver) return undefined;
    const timer = setInterval(() => speak(), SPEECH_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  return spoken;
}
