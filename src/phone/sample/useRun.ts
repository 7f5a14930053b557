import {isNotLoaded} from '@site/lib/errors/describeLoadFailure';
import type {Frame} from '@site/lib/phone/device/frame';
import type {RunEvent} from '@site/lib/phone/run/runEvent';
import type {Scene} from '@site/lib/phone/scene/scene';
import {useEffect, useRef, useState} from 'react';
import {findEngineUrls} from '../engineUrls';
import {loadScene} from '../loadScene';
import {type RunFailure, type RunHandle, startRun} from '../startRun';
import {readPageFiles} from './readPageFiles';

/** After this many milliseconds, the reader is told that the phone is still loading. */
export const SLOW_MS = 3000;

type RunStatus =
  | {status: 'idle'}
  | {status: 'loading'; isSlow: boolean}
  | {status: 'running'}
  | {status: 'failed'; failure: RunFailure};

export interface RunParts {
  sceneId: string;
  source: string;
  /** The number of the run: a new number starts a new run, 0 only shows the phone. */
  run: number;
  onStart: () => void;
  onEvents: (events: readonly RunEvent[]) => void;
}

/**
 * Runs a script on the phone of a scene, once for each number of `run`; the run ends when the component unmounts. Before the
 * first, `firstFrame` is what the phone shows.
 */
export function useRun({sceneId, source, run, onStart, onEvents}: RunParts) {
  const [state, setState] = useState<RunStatus>({status: 'idle'});
  const [scene, setScene] = useState<Scene>();
  const [firstFrame, setFirstFrame] = useState<Frame>();
  const stop = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new number starts a run; edits of the source wait for the next.
  useEffect(() => {
    let isGone = false;
    let handle: RunHandle | undefined;
    stop.current = () => {
      isGone = true;
      window.clearTimeout(timer);
      handle?.stop();
    };
    onStart();
    setState(run === 0 ? {status: 'idle'} : {status: 'loading', isSlow: false});
    if (run === 0) setFirstFrame(undefined);
    const timer = window.setTimeout(
      () => setState((current) => (current.status === 'loading' ? {...current, isSlow: true} : current)),
      SLOW_MS,
    );
    const onFailure = (failure: RunFailure): void => {
      if (!isGone) setState({status: 'failed', failure});
    };
    const start = async (): Promise<void> => {
      const loaded = await loadScene(sceneId);
      if (isGone) return;
      setScene(loaded);
      if (run === 0) {
        const frame = await showFirst(loaded);
        if (!isGone) setFirstFrame(frame);
        return;
      }
      const request = {source, scene: loaded, files: readPageFiles()};
      handle = startRun(request, findEngineUrls(loaded.platform), {
        onReady: () => setState({status: 'running'}),
        onEvents(events) {
          if (!isGone) onEvents(events);
        },
        onFailure,
      });
    };
    start().catch((error: unknown) => {
      if (isGone) return;
      // The phone of another scene must not be taken for this one.
      setScene(undefined);
      onFailure({type: 'failed', code: isNotLoaded(error) ? 'not-loaded' : 'crashed', detail: String(error)});
    });
    return stop.current;
  }, [run, sceneId]);

  return {state, scene, firstFrame, stop: () => stop.current()};
}

/** What the phone of a scene shows before a script runs. Its code is fetched for this alone: the first run does without. */
async function showFirst(scene: Scene): Promise<Frame> {
  const {createPhone} = await import('@site/lib/phone/device/createPhone');
  return createPhone(scene).frame();
}
