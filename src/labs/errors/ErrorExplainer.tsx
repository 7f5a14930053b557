import type {ExplainContext} from '@site/lib/explain/explainContext';
import {explainErrors} from '@site/lib/explain/explainErrors';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '@site/lib/platforms';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {useDroppedFiles} from '@site/src/hooks/useDroppedFiles';
import {useReturningState} from '@site/src/hooks/useReturningState';
import {type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {SelectField} from '../SelectField';
import {ErrorAnswers} from './ErrorAnswers';
import styles from './ErrorExplainer.module.css';
import {EXAMPLES} from './examples';
import {LogField} from './LogField';
import {readLog} from './readLog';
import {useProblems} from './useProblems';

const PLATFORM_OPTIONS = [
  ['', 'As the text says'],
  ...PLATFORMS.map((name) => [name, PLATFORM_NAMES[name]] as const),
] as const;

// Whoever follows a link of an answer comes back to it.
const leftText = new Map<string, string>();
const leftPlatform = new Map<string, Platform | ''>();

/** A field for an error, and what it means. The text is kept in this page alone: neither stored nor sent. */
export function ErrorExplainer(): ReactNode {
  const [text, setText] = useReturningState(leftText, '');
  const [platform, setPlatform] = useReturningState(leftPlatform, '');
  // The text that came at once, such as a pasted one: its answer comes into view. Who types sees what they type.
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState('');
  const newest = useRef<File>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const hasText = text.trim() !== '';
  const problems = useProblems(hasText);
  // A long log is read while the browser is idle, so that typing stays quick.
  const read = useDeferredValue(text);
  const explanation = useMemo(() => {
    const context: ExplainContext = platform ? {platform} : {};
    return read.trim() === '' ? undefined : explainErrors(read, context);
  }, [read, platform]);

  useEffect(() => {
    // With what stands below the button, which is the answer.
    if (pasted !== '' && pasted === read) clearButton.current?.scrollIntoView({block: 'nearest'});
  }, [pasted, read]);

  useDroppedFiles(async ([file]) => {
    if (!file) return;
    newest.current = file;
    const log = await readLog(file);
    if (newest.current !== file) return;
    if (log === undefined)
      setRefused(`${file.name} could not be read. Open it in another program and paste its text.`);
    else change(log, true);
  });

  function change(changed: string, isPasted: boolean): void {
    newest.current = undefined;
    setRefused('');
    setText(changed);
    setPasted(isPasted ? changed : '');
  }

  function clear(): void {
    change('', false);
    field.current?.focus();
  }

  function take(example: string): void {
    change(example, true);
    // The examples disappear. In the field, the keyboard of a phone would cover the answer.
    clearButton.current?.focus();
  }

  return (
    <div className={styles.root}>
      <LogField ref={field} text={text} onChange={change} />
      {refused && (
        <p className={styles.note} role="alert">
          {refused}
        </p>
      )}
      <div className={styles.tools}>
        <SelectField<Platform | ''>
          label="Platform"
          options={PLATFORM_OPTIONS}
          value={platform}
          onChange={setPlatform}
        />
        <FocusableButton ref={clearButton} className={styles.clear} isDisabled={!hasText} onClick={clear}>
          Clear
        </FocusableButton>
      </div>
      {!hasText && (
        <div className={styles.tools}>
          <span>Try one:</span>
          {EXAMPLES.map(({label, text: example}) => (
            <button key={label} type="button" className={styles.button} onClick={() => take(example)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <ErrorAnswers explanation={explanation} problems={problems} />
    </div>
  );
}
