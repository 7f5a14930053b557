import type {ShownView} from '@site/lib/phone/play/playView';
import type {Scene} from '@site/lib/phone/scene/scene';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './PhoneSample.module.css';
import {PhoneScreen, type PointChoice} from './PhoneScreen';
import {RunBar} from './RunBar';
import {RunProblem} from './RunProblem';
import {RunResults} from './RunResults';
import {prefersReducedMotion, usePlayer} from './usePlayer';
import {useRun} from './useRun';
import {useSpokenLog} from './useSpokenLog';

export interface PhoneStageProps {
  sceneId: string;
  /** The script as it runs. */
  source: string;
  /** How many lines of it come before the code that is shown. */
  hiddenLines: number;
  /** The number of the run: a new number starts a new run, 0 means that none has started. */
  run: number;
  onRun: () => void;
  /** Absent where the phone is always there. */
  onClose?: () => void;
  /** Renders the code with a mark at the running line, from 1, 0 for none; with `failure` it is the line that failed. */
  renderCode: (line: number, failure: string | undefined) => ReactNode;
  /** Lets the reader choose a pixel of what the phone shows. */
  toChoice?: (view: ShownView) => PointChoice;
  /** Whether the end of a run is shown at once, whatever the reader has chosen. */
  isAtOnce?: boolean;
  /** Renders the part below the results, from what the phone shows. */
  renderInspector?: (view: ShownView, scene: Scene) => ReactNode;
}

/** A run of a script: the code with the running line, the phone beside it, and the results below. */
export function PhoneStage({
  sceneId,
  source,
  hiddenLines,
  run,
  onRun,
  onClose,
  renderCode,
  toChoice,
  isAtOnce = false,
  renderInspector,
}: PhoneStageProps): ReactNode {
  const phone = useRef<HTMLDivElement>(null);
  const playback = usePlayer(isAtOnce);
  const {player, restart, add, refresh} = playback;
  const {state, scene, firstFrame, stop} = useRun({sceneId, source, run, onStart: restart, onEvents: add});
  const view = player.view();
  const frame = view.frame ?? firstFrame;
  const shown = frame && {...view, frame};
  const spoken = useSpokenLog(view);
  const isActive = (state.status === 'loading' || state.status === 'running') && view.outcome === undefined;
  const line = Math.max(0, view.line - hiddenLines);
  const failure = view.error && [view.error.kind, view.error.message].filter(Boolean).join(': ');

  useEffect(() => {
    // On a narrow screen the phone is below the code, however long that is.
    if (run > 0)
      phone.current?.scrollIntoView({block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
  }, [run]);

  return (
    <div className={styles.root}>
      <RunBar
        playback={playback}
        isActive={isActive}
        isLoading={state.status === 'loading' && isActive}
        onStop={() => {
          player.stop();
          stop();
          refresh();
        }}
        isFirst={run === 0}
        onRun={onRun}
        onClose={onClose}
      />
      <div className={styles.stage}>
        <div className={styles.code}>{renderCode(line, failure)}</div>
        <PhoneScreen
          ref={phone}
          scene={scene}
          view={shown ?? view}
          progress={prefersReducedMotion() ? 1 : player.progress()}
          choice={shown && toChoice?.(shown)}
        />
        <div className={styles.text}>
          {state.status === 'failed' && <RunProblem failure={state.failure} />}
          {state.status === 'loading' && isActive && (
            <p className={styles.outcome}>
              {state.isSlow
                ? 'Still loading: it is about 240 KB the first time. You can read on, or press Stop.'
                : 'Loading the simulated phone…'}
            </p>
          )}
          <RunResults view={view} source={source} platform={scene?.platform} />
          {shown && scene && renderInspector?.(shown, scene)}
        </div>
      </div>
      <output className={styles.spoken}>{spoken}</output>
    </div>
  );
}
