import type {ReactNode} from 'react';
import styles from './ChoiceBar.module.css';

export interface ChoiceBarProps<Value extends string> {
  /** What is chosen, said before the buttons. */
  label: string;
  choices: readonly {value: Value; label: string}[];
  chosen: Value | undefined;
  /** Called with nothing when the chosen button is pressed again. */
  onChoose: (value: Value | undefined) => void;
}

/** A row of buttons of which one, or none, is pressed. */
export function ChoiceBar<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceBarProps<Value>): ReactNode {
  return (
    <fieldset className={styles.root}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value === chosen ? undefined : choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
