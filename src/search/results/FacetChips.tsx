import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import type {ReactNode} from 'react';
import styles from './search.module.css';

export interface FacetChipsProps<Value extends string> {
  label: string;
  /** In the order in which they are shown. */
  values: readonly Value[];
  /** Matches by value. */
  counts: Record<Value, number>;
  chosen: Value | undefined;
  /** Called with nothing when the chosen chip is pressed again. */
  onChoose: (value: Value | undefined) => void;
}

/** Filters with the number of matches behind each; those that would find nothing do nothing. */
export function FacetChips<Value extends string>({
  label,
  values,
  counts,
  chosen,
  onChoose,
}: FacetChipsProps<Value>): ReactNode {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {values.map((value) => (
        <FocusableButton
          key={value}
          className={styles.chip}
          aria-pressed={value === chosen}
          isDisabled={counts[value] === 0 && value !== chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {value} <span className={styles.count}>{counts[value]}</span>
        </FocusableButton>
      ))}
    </fieldset>
  );
}
