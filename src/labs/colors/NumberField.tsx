import {type ReactNode, useState} from 'react';
import styles from './ColorLab.module.css';

export interface NumberFieldProps {
  label: string;
  /** Where the arrows of the field end; smaller numbers may be typed, as a reader types 0 on the way to 0.75. */
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A field for a number from 0 to `max`; others are not reported. Left empty or wrong, it shows the last number again. */
export function NumberField({label, min, max, step, value, onChange}: NumberFieldProps): ReactNode {
  /** What the reader is typing, such as nothing at all on the way from 5 to 7. */
  const [typed, setTyped] = useState<string>();
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.number}
        type="number"
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onBlur={() => setTyped(undefined)}
        onChange={({target: {value: text, valueAsNumber}}) => {
          setTyped(text);
          if (valueAsNumber >= 0 && valueAsNumber <= max) onChange(valueAsNumber);
        }}
      />
    </label>
  );
}
