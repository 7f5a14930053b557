import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import type {FindResult, Gesture} from '@site/lib/phone/play/playView';
import type {ReactNode} from 'react';
import styles from './PhoneSample.module.css';

export interface PhoneMarksProps {
  gesture: Gesture | undefined;
  found: FindResult | undefined;
  /** Where the pointer of the mouse is; a phone has none. */
  pointer: ScreenPoint | undefined;
  /** How far the gesture is, from 0 to 1. */
  progress: number;
  /** Size of the marks, relative to those on a phone. */
  scale: number;
}

const RING = 90;
const CROSS = 60;

/** Draws what the script does over the screen: rings where it taps, the path of a finger, frames around matches. */
export function PhoneMarks({gesture, found, pointer, progress, scale}: PhoneMarksProps): ReactNode {
  return (
    <g className={scale < 1 ? styles.fine : undefined}>
      {found?.region && <Outline bounds={found.region} className={styles.region} />}
      {found &&
        byPlace(found.matches.map(({bounds}) => bounds)).map(([key, bounds]) =>
          found.what === 'color' ? (
            <Cross key={key} bounds={bounds} size={CROSS * scale} />
          ) : (
            <Outline key={key} bounds={bounds} className={styles.match} />
          ),
        )}
      {gesture?.kind === 'tap' && <Ring at={gesture.at} progress={progress} radius={RING * scale} />}
      {gesture?.kind === 'swipe' &&
        byPlace(gesture.paths).map(([key, path]) => (
          <g key={key}>
            <polyline className={styles.path} points={path.map((point) => point.join()).join(' ')} />
            <Ring at={walkPath(path, progress)} progress={0.5} radius={RING * scale} />
          </g>
        ))}
      {pointer && <path className={styles.pointer} d={`M${pointer.join(' ')}v34l9-8 7 15 7-3-7-15h12z`} />}
    </g>
  );
}

/** Places with a key each. Of equal ones, such as a control that fills its parent, one is drawn: the other would lie on it. */
function byPlace<Place extends readonly unknown[]>(places: readonly Place[]): [string, Place][] {
  return [...new Map(places.map((place) => [place.join(' '), place]))];
}

function Ring({
  at: [x, y],
  progress,
  radius,
}: {
  at: ScreenPoint;
  progress: number;
  radius: number;
}): ReactNode {
  return (
    <>
      <circle className={styles.finger} cx={x} cy={y} r={radius / 3} />
      <circle className={styles.ring} cx={x} cy={y} r={radius * (0.4 + 0.6 * progress)} />
    </>
  );
}

function Outline({bounds, className}: {bounds: Bounds; className: string | undefined}): ReactNode {
  const [left, top, right, bottom] = bounds;
  return <rect className={className} x={left} y={top} width={right - left} height={bottom - top} rx="12" />;
}

function Cross({bounds: [left, top, right, bottom], size}: {bounds: Bounds; size: number}): ReactNode {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const inner = size / 3;
  return (
    <path
      className={styles.match}
      d={`M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0-${2 * inner} 0`}
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
