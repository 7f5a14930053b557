import Link from '@docusaurus/Link';
import {formatSeconds} from '@site/lib/phone/play/describeEvent';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './PhoneSample.module.css';
import type {Playback} from './usePlayer';

export interface RunBarProps {
  playback: Playback;
  /** Whether the run is going on, or still being played. */
  isActive: boolean;
  /** What the run needs is still on its way. */
  isLoading: boolean;
  /** The script has not run yet. */
  isFirst: boolean;
  onStop: () => void;
  onRun: () => void;
  onClose?: (() => void) | undefined;
}

const SPEEDS: readonly {speed: number; label: string}[] = [
  {speed: 1, label: '1×'},
  {speed: 4, label: '4×'},
  {speed: Number.POSITIVE_INFINITY, label: 'At once'},
];

/** The buttons of a run, its clock, and the note that it is simulated. */
export function RunBar({
  playback,
  isActive,
  isLoading,
  isFirst,
  onStop,
  onRun,
  onClose,
}: RunBarProps): ReactNode {
  const {player, speed, setSpeed, isPaused, setPaused, refresh} = playback;

  function step(go: () => void): void {
    setPaused(true);
    go();
    refresh();
  }

  return (
    <fieldset className={styles.bar} aria-label="Simulated run">
      <button
        type="button"
        className={clsx(styles.button, styles.primary)}
        // The second press of a double click, and a key that is held, would stop what the first has begun.
        onClick={({detail}) => detail < 2 && (isActive ? onStop : onRun)()}
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      >
        {isActive ? 'Stop' : isFirst ? 'Run it' : 'Run again'}
      </button>
      <FocusableButton
        className={styles.button}
        isDisabled={player.isAtEnd()}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? 'Play' : 'Pause'}
      </FocusableButton>
      <button type="button" className={styles.button} onClick={() => step(player.stepBack)}>
        Back
      </button>
      <FocusableButton
        className={styles.button}
        isDisabled={player.isAtEnd()}
        onClick={() => step(player.stepForward)}
      >
        Step
      </FocusableButton>
      <fieldset className={styles.speeds} aria-label="Speed">
        {SPEEDS.map(({speed: each, label}) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            aria-pressed={speed === each}
            onClick={() => {
              setSpeed(each);
              setPaused(false);
            }}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <span className={styles.clock} title="Simulated time">
        {isLoading ? 'Loading…' : formatSeconds(player.clockMs())}
      </span>
      <Link className={clsx(styles.honesty)} to="/docs/reference/simulator">
        Simulated
      </Link>
      {onClose && (
        <button type="button" className={styles.button} onClick={onClose}>
          Close
        </button>
      )}
    </fieldset>
  );
}
