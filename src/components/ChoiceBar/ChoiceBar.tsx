import type {ReactNode} from 'react';
import styles from './ChoiceBar.module.css';

export interface ChoiceBarProps<Value extends string> {
  /** The label before the buttons. */
  label: string;
  choices: readonly {value: Value; label: string}[];
  chosen: Value | undefined;
  /** Label of an additional button for no choice. */
  noneLabel?: string;
  /** Called with undefined when the chosen button is pressed again. */
  onChoose: (value: Value | undefined) => void;
}

/** A row of buttons of which one, or none, is pressed. */
export function ChoiceBar<Value extends string>({
  label,
  choices,
  chosen,
  noneLabel,
  onChoose,
}: ChoiceBarProps<Value>): ReactNode {
  return (
    <fieldset className={styles.root}>
      <legend>{label}</legend>
      {noneLabel !== undefined && (
        <Choice label={noneLabel} isChosen={chosen === undefined} onPress={() => onChoose(undefined)} />
      )}
      {choices.map(({value, label: name}) => (
        <Choice
          key={value}
          label={name}
          isChosen={value === chosen}
          onPress={() => onChoose(value === chosen ? undefined : value)}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
}

function Choice({label, isChosen, onPress}: ChoiceProps): ReactNode {
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onPress}>
      {label}
    </button>
  );
}
