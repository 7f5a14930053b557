import type {ExplainContext} from '@site/lib/explain/explainContext';
import {explainErrors} from '@site/lib/explain/explainErrors';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '@site/lib/platforms';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type ReactNode, useDeferredValue, useMemo, useRef, useState} from 'react';
import {SelectField} from '../SelectField';
import {ErrorAnswers} from './ErrorAnswers';
import styles from './ErrorExplainer.module.css';
import {EXAMPLES} from './examples';
import {LogField} from './LogField';
import {useProblems} from './useProblems';

const PLATFORM_OPTIONS = [
  ['', 'As the text says'],
  ...PLATFORMS.map((name) => [name, PLATFORM_NAMES[name]] as const),
] as const;

/** A field for an error, and what it means. The text is kept in this component alone: neither stored nor sent. */
export function ErrorExplainer(): ReactNode {
  const [text, setText] = useState('');
  const [platform, setPlatform] = useState<Platform | ''>('');
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

  function clear(): void {
    setText('');
    field.current?.focus();
  }

  function take(example: string): void {
    setText(example);
    // The examples disappear. In the field, the keyboard of a phone would cover the answer.
    clearButton.current?.focus();
  }

  return (
    <div className={styles.root}>
      <LogField ref={field} text={text} onChange={setText} />
      <div className={styles.tools}>
        <SelectField<Platform | ''>
          label="Platform"
          options={PLATFORM_OPTIONS}
          value={platform}
          onChange={setPlatform}
        />
        <FocusableButton ref={clearButton} className={styles.button} isDisabled={!hasText} onClick={clear}>
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
