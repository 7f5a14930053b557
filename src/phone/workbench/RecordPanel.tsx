import type {ShownView} from '@site/lib/phone/play/playView';
import {
  RECORDED_KEYS,
  type RecordedKey,
  type RecordedPlatform,
  type RecordedStep,
} from '@site/lib/recorder/recordedStep';
import {slideOver} from '@site/lib/recorder/slideOver';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Recorder} from './useRecorder';
import styles from './Workbench.module.css';

const KEY_LABELS: Readonly<Record<RecordedKey, string>> = {back: 'Back', home: 'Home'};

export interface RecordPanelProps {
  platform: RecordedPlatform;
  recorder: Recorder;
  view: ShownView;
}

/** Starts and ends a recording, and has the steps that no press on the phone can be. */
export function RecordPanel({platform, recorder, view}: RecordPanelProps): ReactNode {
  const {isRecording, hasSteps, note, field, start, stop, add, takeBack} = recorder;
  const root = useRef<HTMLElement>(null);

  function endForm(step: RecordedStep): void {
    add(step, view);
    // The form that has the focus goes.
    if (root.current) focusTemporarily(root.current);
  }

  return (
    <section ref={root} aria-label="Record">
      <h2>Record</h2>
      <p>
        {isRecording
          ? 'Use the phone: each press becomes a line of the script. Or choose a control in the list below.'
          : 'Press Record, then use the phone: what you do becomes a script. Previous script brings yours back.'}
      </p>
      <p className={styles.tools}>
        <button type="button" className={styles.button} onClick={isRecording ? stop : start}>
          {isRecording ? 'Stop recording' : 'Record'}
        </button>
        {isRecording && (
          <>
            {RECORDED_KEYS[platform].map((key) => (
              <Step key={key} label={KEY_LABELS[key]} onStep={() => add({kind: 'key', key}, view)} />
            ))}
            <Step label="Slide up" onStep={() => add(slideOver(view.frame, 'up'), view)} />
            <Step label="Slide down" onStep={() => add(slideOver(view.frame, 'down'), view)} />
            <FocusableButton className={styles.button} isDisabled={!hasSteps} onClick={takeBack}>
              Take back
            </FocusableButton>
          </>
        )}
      </p>
      {field && (
        <FieldForm
          key={field.chain}
          name={field.name}
          onType={(text) => endForm({...field, kind: 'type', text})}
          onPress={() => endForm({...field, kind: 'press'})}
        />
      )}
      <output>{note}</output>
    </section>
  );
}

function Step({label, onStep}: {label: string; onStep: () => void}): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onStep}>
      {label}
    </button>
  );
}

interface FieldFormProps {
  name: string;
  onType: (text: string) => void;
  onPress: () => void;
}

/** Asks for the text of a field that was pressed. */
function FieldForm({name, onType, onPress}: FieldFormProps): ReactNode {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The reader has pressed a field and expects to type.
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onType(text);
  }

  return (
    <form className={styles.tools} onSubmit={submit}>
      <label className={styles.field}>
        Text for “{name}”
        <input
          ref={input}
          className={styles.button}
          autoComplete="off"
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </label>
      <button type="submit" className={styles.button}>
        Type it
      </button>
      <button type="button" className={styles.button} onClick={onPress}>
        Only press it
      </button>
    </form>
  );
}
