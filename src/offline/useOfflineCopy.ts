import {describeFailure} from '@site/lib/offline/describeFailure';
import type {CopyProgress} from '@site/lib/offline/makeCopy';
import type {OfflineList, OfflinePart} from '@site/lib/offline/offlineList';
import {useCallback, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {BusyError, openBrowserCopy} from './browserCopy';
import {createGate} from './createGate';
import {useOfflineKnowledge} from './useOfflineKnowledge';
import {useOtherWork} from './useOtherWork';

/** The work on the copy. */
export type OfflineWork =
  | {status: 'idle'}
  | {status: 'loading' | 'paused'; progress: CopyProgress | undefined}
  /** `busy`: other work on the copy is under way, in this tab or another one. */
  | {status: 'done' | 'failed' | 'busy'; message: string};

const BUSY: OfflineWork = {
  status: 'busy',
  message: 'Other work on the copy is under way, in this tab or another one.',
};
const UNREADABLE =
  'The browser could not read what is kept here, so it may be more than this page shows. Reload the page to try again.';
/** The reason of an abort that keeps the files, so that the next load can continue with them. */
const LEFT = 'left';

/** Whether this page is loading a copy, perhaps with a pause. */
export function isLoad(work: OfflineWork): work is Extract<OfflineWork, {progress: unknown}> {
  return work.status === 'loading' || work.status === 'paused';
}

/** The offline copy and the actions on it. */
export function useOfflineCopy(baseUrl: string) {
  const copy = useMemo(() => openBrowserCopy(baseUrl), [baseUrl]);
  const [work, setWork] = useState<OfflineWork>({status: 'idle'});
  const running = useRef<{controller: AbortController; gate: ReturnType<typeof createGate>}>(undefined);

  const reportUnreadable = useCallback(() => setWork({status: 'failed', message: UNREADABLE}), []);
  const {readState, isUnfinished, ...knowledge} = useOfflineKnowledge(copy, reportUnreadable);

  const endWait = (next: OfflineWork) => setWork((now) => (now.status === 'busy' ? next : now));
  useOtherWork({
    copy,
    isAwaited: work.status === 'busy',
    onFound: () => setWork((now) => (now.status === 'idle' ? BUSY : now)),
    async onEnd() {
      await readState();
      endWait({status: 'done', message: 'The other work has ended.'});
    },
    onUnknown: (error) => endWait({status: 'failed', message: describeFailure(error)}),
  });

  useEffect(
    () =>
      copy.watch(() => {
        // What this tab has said of its own work may no longer be so.
        setWork((now) => (now.status === 'done' ? {status: 'idle'} : now));
        readState();
      }),
    [copy, readState],
  );

  // A paused load would hold the lock, and block all others, until the tab is closed.
  const leave = useEffectEvent(() => {
    if (work.status === 'paused') abort(LEFT);
  });
  useEffect(() => () => leave(), []);

  async function run(action: () => Promise<string>): Promise<void> {
    try {
      setWork({status: 'done', message: await action()});
    } catch (error) {
      setWork(error instanceof BusyError ? BUSY : {status: 'failed', message: describeFailure(error)});
    }
    await readState();
  }

  async function load(list: OfflineList, parts: readonly OfflinePart[]): Promise<string> {
    const controller = new AbortController();
    const gate = createGate();
    running.current = {controller, gate};
    const {signal} = controller;
    setWork({status: 'loading', progress: undefined});
    const onProgress = (progress: CopyProgress) =>
      setWork((now) => ('progress' in now ? {...now, progress} : now));
    try {
      await copy.keep({list, parts, signal, mayGoOn: gate.pass, onProgress});
      return 'Kept. These pages now open without a network.';
    } catch (error) {
      if (!signal.aborted) throw error;
      if (signal.reason !== LEFT) await copy.discardUnfinished();
      return 'Cancelled. Nothing was changed.';
    }
  }

  function pause(): void {
    running.current?.gate.close();
    setWork((now) => ('progress' in now ? {...now, status: 'paused'} : now));
  }

  function goOn(): void {
    setWork((now) => ('progress' in now ? {...now, status: 'loading'} : now));
    running.current?.gate.open();
  }

  function abort(reason?: typeof LEFT): void {
    running.current?.controller.abort(reason);
    running.current?.gate.open();
  }

  return {
    ...knowledge,
    work,
    /** Whether there is no copy, but files of a load that does not go on by itself. */
    isUnfinished: isUnfinished && !isLoad(work) && work.status !== 'busy',
    keep: (list: OfflineList, parts: readonly OfflinePart[]) => run(() => load(list, parts)),
    pause,
    goOn,
    cancel: () => abort(),
    remove: () =>
      run(async () => {
        await copy.remove();
        return 'Removed. Nothing of this site is kept any more.';
      }),
  };
}
