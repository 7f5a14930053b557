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
    <fieldset
      className={styles.chips}
      aria-label={label}
      // Not under a finger or a pointer: the chip would move away before it is pressed.
      onFocus={({target}) => target.matches(':focus-visible') && bringIntoRow(target)}
    >
      {values.map((value) => (
        <FocusableButton
          key={value}
          ref={value === chosen ? bringIntoRow : undefined}
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

/** Where the row is wider than the screen, it scrolls, and the page does not. */
function bringIntoRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
