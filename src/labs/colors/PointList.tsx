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
/** Puts a number of steps into red, green and blue. */
const EACH_CHANNEL = 0x010101;

/** The points with their colours, surroundings and tolerances. */
export function PointList(props: PointListProps): ReactNode {
  const {points, placed, worth, chosen, hasAnchor, onChoose, onChange} = props;
  const listOthers = (index: number) => points.filter((_, other) => other !== index);
  return (
    <ol className={styles.points}>
      {points.map((point, index) => (
        <PointRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is what stands at this place of the string.
          key={index}
          point={point}
          name={`point ${index + 1}`}
          notes={[
            hasAnchor && index === 0 ? 'anchor' : '',
            SURROUNDINGS[placed[index]?.surroundings ?? 'flat'],
            worth[index] ?? '',
          ]}
          isChosen={index === chosen}
          canBeAnchor={hasAnchor && index > 0}
          onChoose={() => onChoose(index)}
          onChange={(changed) => onChange(points.with(index, changed))}
          onAnchor={() => onChange([point, ...listOthers(index)])}
          onRemove={() => onChange(listOthers(index))}
        />
      ))}
    </ol>
  );
}

interface PointRowProps {
  point: ColorPoint;
  /** What its controls are named after. */
  name: string;
  /** Remarks on it; empty ones are left out. */
  notes: readonly string[];
  isChosen: boolean;
  canBeAnchor: boolean;
  onChoose: () => void;
  onChange: (point: ColorPoint) => void;
  onAnchor: () => void;
  onRemove: () => void;
}

function PointRow(props: PointRowProps): ReactNode {
  const {point, name, notes, isChosen, canBeAnchor, onChoose, onChange, onAnchor, onRemove} = props;
  const {x, y, color, tolerance} = point;
  return (
    <li className={styles.point} data-chosen={isChosen}>
      <button type="button" className={styles.show} aria-pressed={isChosen} onClick={onChoose}>
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
            onChange={({target}) => onChange(withTolerance(point, target.value))}
          />
        </label>
        {canBeAnchor && (
          <button
            type="button"
            className={styles.small}
            aria-label={`Make ${name} the anchor`}
            onClick={onAnchor}
          >
            Anchor
          </button>
        )}
        <button type="button" className={styles.small} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </span>
      <small className={styles.worth}>{notes.filter(Boolean).join(' · ')}</small>
    </li>
  );
}

/** The point with a tolerance of its own in steps, the same for each channel; an empty text takes it away. */
function withTolerance({x, y, color}: ColorPoint, text: string): ColorPoint {
  if (text === '') return {x, y, color};
  const steps = Math.min(MAX_STEPS, Math.max(0, Math.trunc(Number(text)) || 0));
  return {x, y, color, tolerance: steps * EACH_CHANNEL};
}

/** A square of a colour. */
export function Swatch({color}: {color: number}): ReactNode {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={formatColor(color)} />
    </svg>
  );
}
