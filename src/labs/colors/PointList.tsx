import {formatColor} from '@site/lib/colors/formatPoints';
import type {PlacedPoint} from '@site/lib/colors/listWarnings';
import type {ColorPoint} from '@site/lib/phone/vision/parseFeatureString';
import type {ReactNode} from 'react';
import styles from './ColorLab.module.css';

export interface PointListProps {
  points: readonly ColorPoint[];
  placed: readonly PlacedPoint[];
  /** How useful each point is, in words. */
  worth: readonly string[];
  chosen: number | undefined;
  /** Whether the first point is the anchor, as in the search for a pattern. */
  hasAnchor: boolean;
  onChoose: (index: number) => void;
  onChange: (points: readonly ColorPoint[]) => void;
}

const SURROUNDINGS: Readonly<Record<PlacedPoint['surroundings'], string>> = {
  flat: 'flat',
  edge: 'at an edge',
  softened: 'on a softened edge',
  elsewhere: 'another colour here',
};
const MAX_STEPS = 255;

/** The points with their colours, surroundings and tolerances. */
export function PointList({
  points,
  placed,
  worth,
  chosen,
  hasAnchor,
  onChoose,
  onChange,
}: PointListProps): ReactNode {
  function setTolerance(index: number, text: string): void {
    const steps = Math.min(MAX_STEPS, Math.max(0, Math.trunc(Number(text)) || 0));
    onChange(
      points.map((point, other) => {
        if (other !== index) return point;
        const {x, y, color} = point;
        return text === '' ? {x, y, color} : {x, y, color, tolerance: steps * 0x010101};
      }),
    );
  }

  return (
    <ol className={styles.points}>
      {points.map((point, index) => {
        const {x, y, color, tolerance} = point;
        const notes = [
          hasAnchor && index === 0 ? 'anchor' : '',
          SURROUNDINGS[placed[index]?.surroundings ?? 'flat'],
          worth[index],
        ];
        const name = `point ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is what stands at this place of the string.
          <li key={index} className={styles.point} data-chosen={index === chosen}>
            <button
              type="button"
              className={styles.show}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
            >
              <Swatch color={color} />
              <code translate="no">
                {x},{y},{formatColor(color)}
              </code>
            </button>
            <span className={styles.pointTools}>
              <label className={styles.inline}>
                own ±
                <input
                  className={styles.number}
                  type="number"
                  min={0}
                  max={MAX_STEPS}
                  aria-label={`Tolerance of ${name} alone, in steps of 255`}
                  value={tolerance === undefined ? '' : tolerance & MAX_STEPS}
                  onChange={({target}) => setTolerance(index, target.value)}
                />
              </label>
              {hasAnchor && index > 0 && (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={`Make ${name} the anchor`}
                  onClick={() => onChange([point, ...points.filter((_, other) => other !== index)])}
                >
                  Anchor
                </button>
              )}
              <button
                type="button"
                className={styles.small}
                aria-label={`Remove ${name}`}
                onClick={() => onChange(points.filter((_, other) => other !== index))}
              >
                Remove
              </button>
            </span>
            <small className={styles.worth}>{notes.filter(Boolean).join(' · ')}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** A square of a colour. */
export function Swatch({color}: {color: number}): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={formatColor(color)} />
    </svg>
  );
}
