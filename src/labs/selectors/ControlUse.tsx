import {describeStep} from '@site/lib/recorder/describeStep';
import type {ControlUses} from '@site/lib/recorder/listUses';
import type {RecordedStep} from '@site/lib/recorder/recordedStep';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type FormEvent, type ReactNode, useState} from 'react';
import styles from './SelectorLab.module.css';

export interface ControlUseProps {
  uses: ControlUses;
  /** Whether they are still those of the control before. */
  areOutdated: boolean;
  onAdd: (step: RecordedStep) => void;
}

/** Adds what is done with the chosen control to the reader's script. */
export function ControlUse({uses, areOutdated, onAdd}: ControlUseProps): ReactNode {
  const {press, read, type} = uses;
  const [text, setText] = useState('');
  const [added, setAdded] = useState<RecordedStep>();

  function add(step: RecordedStep): void {
    onAdd(step);
    setAdded(step);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (type && !areOutdated) add({...type, text});
  }

  return (
    <>
      <h2>Add it to your script</h2>
      <div className={styles.tools}>
        <FocusableButton className={styles.button} isDisabled={areOutdated} onClick={() => add(press)}>
          Press it
        </FocusableButton>
        {read && (
          <FocusableButton className={styles.button} isDisabled={areOutdated} onClick={() => add(read)}>
            Print what it says
          </FocusableButton>
        )}
      </div>
      {type && (
        <form className={styles.tools} onSubmit={submit}>
          <label className={styles.field}>
            Text for “{type.name}”
            <input
              className={styles.button}
              autoComplete="off"
              value={text}
              onChange={({target}) => setText(target.value)}
            />
          </label>
          <button type="submit" className={styles.button}>
            Type it
          </button>
        </form>
      )}
      <p aria-live="polite">{added && `Added: ${describeStep(added)} The script is below.`}</p>
    </>
  );
}
