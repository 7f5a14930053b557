import {type ReactNode, type RefObject, useCallback, useEffect, useRef} from 'react';
import {LineMark} from './LineMark';
import styles from './PhoneSample.module.css';
import {PhoneScreen} from './PhoneScreen';
import {RunBar} from './RunBar';
import {RunProblem} from './RunProblem';
import {RunResults} from './RunResults';
import {isMotionUnwanted, usePlayer} from './usePlayer';
import {useRun} from './useRun';
import {useSpokenLog} from './useSpokenLog';

export interface PhoneSampleProps {
  sceneId: string;
  source: string;
  /** How many lines of the source stand before the code that is shown. */
  hiddenLines: number;
  /** The number of the run: another one starts anew. */
  run: number;
  onRun: () => void;
  onClose: () => void;
  code: RefObject<HTMLElement | null>;
  /** The block of code. */
  children: ReactNode;
}

/** A sample that runs: its code with the line that is at work, beside it the phone, below it what the run gives. */
export function PhoneSample({
  sceneId,
  source,
  hiddenLines,
  run,
  onRun,
  onClose,
  code,
  children,
}: PhoneSampleProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const playback = usePlayer();
  const {player, restart, refresh} = playback;
  const latest = useRef(player);
  latest.current = player;
  const takeEvents = useCallback<Parameters<typeof useRun>[0]['onEvents']>((events) => {
    latest.current.add(events);
  }, []);
  const {state, scene, stop} = useRun({sceneId, source, run, onStart: restart, onEvents: takeEvents});
  const view = player.view();
  const spoken = useSpokenLog(view);
  const isActive = state.status !== 'failed' && view.outcome === undefined;
  const line = view.line - hiddenLines;

  useEffect(() => {
    // Where the phone stands below the code, it must be seen that something happens.
    stage.current?.scrollIntoView({block: 'nearest', behavior: isMotionUnwanted() ? 'auto' : 'smooth'});
  }, []);

  return (
    <div ref={stage} className={styles.root}>
      <RunBar
        playback={playback}
        isActive={isActive}
        onStop={() => {
          player.stop();
          stop();
          refresh();
        }}
        onAgain={onRun}
        onClose={onClose}
      />
      <div className={styles.stage}>
        <div className={styles.code}>
          {line > 0 && <LineMark code={code} line={line} isFailed={view.error !== undefined} />}
          {children}
        </div>
        <PhoneScreen scene={scene} view={view} progress={isMotionUnwanted() ? 1 : player.progress()} />
        <div className={styles.text}>
          {state.status === 'failed' && <RunProblem failure={state.failure} />}
          {state.status === 'loading' && isActive && (
            <p className={styles.outcome}>
              {state.isSlow
                ? 'Still loading: the simulated phone is about 240 KB the first time. You can read on, or press Stop.'
                : 'Loading the simulated phone…'}
            </p>
          )}
          <RunResults view={view} source={source} />
        </div>
      </div>
      <output className={styles.spoken}>{spoken}</output>
    </div>
  );
}
