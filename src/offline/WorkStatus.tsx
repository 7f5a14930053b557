import type {CopyProgress} from '@site/lib/offline/makeCopy';
import {formatBytes} from '@site/lib/text/formatBytes';
import type {ReactNode} from 'react';
import styles from './offline.module.css';
import {isLoad, type OfflineWork} from './useOfflineCopy';

export interface WorkStatusProps {
  work: OfflineWork;
  onPause: () => void;
  onGoOn: () => void;
  onCancel: () => void;
}

/** How many times progress is announced. */
const SPOKEN_STEPS = 4;

/** The progress with its buttons, also announced to screen readers. */
export function WorkStatus({work, onPause, onGoOn, onCancel}: WorkStatusProps): ReactNode {
  const isWorking = isLoad(work);
  return (
    <div className={styles.work}>
      {isWorking && (
        <>
          <progress
            aria-label="Loading the copy"
            max={1}
            value={work.progress ? toShare(work.progress) : undefined}
          />
          <p>{work.progress ? toText(work.progress) : 'Getting ready…'}</p>
          {work.status === 'loading' ? (
            <button type="button" className="button button--secondary" onClick={onPause}>
              Pause
            </button>
          ) : (
            <button type="button" className="button button--secondary" onClick={onGoOn}>
              Go on
            </button>
          )}{' '}
          <button type="button" className="button button--secondary" onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
      {(work.status === 'failed' || work.status === 'busy') && <p role="alert">{work.message}</p>}
      <output className={isWorking ? styles.spoken : undefined}>{toSpoken(work)}</output>
    </div>
  );
}

function toSpoken(work: OfflineWork): string {
  if (work.status === 'done') return work.message;
  if (work.status === 'paused') return 'Paused.';
  if (work.status !== 'loading' || work.progress === undefined) return '';
  // Announced by quarters, because an announcement for every file would be noise.
  const step = Math.floor(toShare(work.progress) * SPOKEN_STEPS);
  return `Loading: ${(step * 100) / SPOKEN_STEPS} percent.`;
}

function toShare({bytes, allBytes}: CopyProgress): number {
  return allBytes === 0 ? 1 : bytes / allBytes;
}

function toText({files, allFiles, bytes, allBytes}: CopyProgress): string {
  return `${files} of ${allFiles} files, ${formatBytes(bytes)} of ${formatBytes(allBytes)}`;
}
