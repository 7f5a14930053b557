import {useEffect, useEffectEvent} from 'react';
import type {BrowserCopy} from './browserCopy';

export interface OtherWorkOptions {
  copy: BrowserCopy;
  /** Whether its end is waited for. */
  isAwaited: boolean;
  /** It is under way when the page opens. */
  onFound: () => void;
  onEnd: () => void;
  /** The browser does not say whether it has ended. */
  onUnknown: (error: unknown) => void;
}

/** Interval of the checks whether other work has ended, in milliseconds: there is no event for that. */
const POLL_MS = 1000;

/** Notices work on the copy that is not that of this page: of another tab, or of an earlier visit in this one. */
export function useOtherWork({copy, isAwaited, ...listener}: OtherWorkOptions): void {
  const tellFound = useEffectEvent(listener.onFound);
  const tellEnd = useEffectEvent(listener.onEnd);
  const tellUnknown = useEffectEvent(listener.onUnknown);

  useEffect(() => {
    copy.isBusy().then(
      (isBusy) => isBusy && tellFound(),
      // A browser that does not say so refuses work too, and then the reader is told.
      () => {},
    );
  }, [copy]);

  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => {
      copy.isBusy().then((isBusy) => isBusy || tellEnd(), tellUnknown);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [copy, isAwaited]);
}
