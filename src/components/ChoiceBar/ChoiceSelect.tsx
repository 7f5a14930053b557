import type {ReactNode} from 'react';
import type {ChoiceBarProps} from './ChoiceBar';
import styles from './ChoiceBar.module.css';

/** A choice as `ChoiceBar`, in one row however many there are: their buttons would fill the screen of a phone. */
export function ChoiceSelect<Value extends string>({
  label,
  choices,
  chosen,
  noneLabel,
  onChoose,
}: Required<ChoiceBarProps<Value>>): ReactNode {
  return (
    <label className={styles.root}>
      <b>{label}</b>
      <select
        className={styles.choice}
        value={chosen ?? ''}
        onChange={({target}) => onChoose(choices.find(({value}) => value === target.value)?.value)}
      >
        <option value="">{noneLabel}</option>
        {choices.map(({value, label: name}) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
