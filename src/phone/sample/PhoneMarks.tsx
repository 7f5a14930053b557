import type {Finding, Gesture} from '@site/lib/phone/play/playView';
import type {Bounds, ScreenPoint} from '@site/lib/phone/run/runEvent';
import type {ReactNode} from 'react';
import styles from './PhoneSample.module.css';

export interface PhoneMarksProps {
  gesture: Gesture | undefined;
  finding: Finding | undefined;
  /** How far the gesture is, from 0 to 1. */
  progress: number;
}

const RING = 90;
const CROSS = 60;

/** Draws over the screen what the script does: rings where it taps, the way of a finger, frames around what it found. */
export function PhoneMarks({gesture, finding, progress}: PhoneMarksProps): ReactNode {
  return (
    <g>
      {finding?.region && <Frame bounds={finding.region} className={styles.region} />}
      {finding?.matches.map(({bounds}) =>
        finding.what === 'color' ? (
          <Cross key={bounds.join()} bounds={bounds} />
        ) : (
          <Frame key={bounds.join()} bounds={bounds} className={styles.match} />
        ),
      )}
      {gesture?.kind === 'tap' && <Ring at={gesture.at} progress={progress} />}
      {gesture?.kind === 'swipe' &&
        gesture.paths.map((path) => (
          <g key={path.join(' ')}>
            <polyline className={styles.path} points={path.map((point) => point.join()).join(' ')} />
            <Ring at={walkPath(path, progress)} progress={0.5} />
          </g>
        ))}
    </g>
  );
}

function Ring({at: [x, y], progress}: {at: ScreenPoint; progress: number}): ReactNode {
  return (
    <>
      <circle className={styles.finger} cx={x} cy={y} r={RING / 3} />
      <circle className={styles.ring} cx={x} cy={y} r={RING * (0.4 + 0.6 * progress)} />
    </>
  );
}

function Frame({bounds, className}: {bounds: Bounds; className: string | undefined}): ReactNode {
  const [left, top, right, bottom] = bounds;
  return <rect className={className} x={left} y={top} width={right - left} height={bottom - top} rx="12" />;
}

function Cross({bounds: [left, top, right, bottom]}: {bounds: Bounds}): ReactNode {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (
    <path
      className={styles.match}
      d={`M${x - CROSS} ${y}h${2 * CROSS}M${x} ${y - CROSS}v${2 * CROSS}M${x - 20} ${y}a20 20 0 1 0 40 0a20 20 0 1 0-40 0`}
    />
  );
}

function walkPath(path: readonly ScreenPoint[], progress: number): ScreenPoint {
  const place = progress * (path.length - 1);
  const from = path[Math.floor(place)] ?? [0, 0];
  const to = path[Math.ceil(place)] ?? from;
  const share = place - Math.floor(place);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
