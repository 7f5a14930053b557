import type {ReactNode} from 'react';
import styles from './search.module.css';

export interface FacetChipsProps<Value extends string> {
  label: string;
  /** Matches by value. */
  counts: Record<Value, number>;
  chosen: Value | undefined;
  /** Called with nothing when the chosen chip is pressed again. */
  onChoose: (value: Value | undefined) => void;
}

/** Filters with the number of matches behind each; those that would find nothing cannot be pressed. */
export function FacetChips<Value extends string>({
  label,
  counts,
  chosen,
  onChoose,
}: FacetChipsProps<Value>): ReactNode {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {toEntries(counts).map(([value, count]) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          disabled={count === 0 && value !== chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {value} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

function toEntries<Value extends string>(counts: Record<Value, number>): [Value, number][] {
  // Object.entries forgets the type of the keys.
  return Object.entries(counts) as [Value, number][];
}
