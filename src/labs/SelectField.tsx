import type {ReactNode} from 'react';
import styles from './tools.module.css';

export interface SelectFieldProps<Value extends string | number> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A field that offers a few values in words. */
export function SelectField<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SelectFieldProps<Value>): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select
        className={styles.button}
        value={value}
        onChange={({target}) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
