import {cutLog, MAX_LOG_LENGTH} from '@site/lib/explain/cleanLog';
import type {ExplainContext} from '@site/lib/explain/explainContext';
import {explainErrors} from '@site/lib/explain/explainErrors';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '@site/lib/platforms';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {ErrorAnswers} from './ErrorAnswers';
import styles from './ErrorExplainer.module.css';
import {EXAMPLES} from './examples';
import {useProblems} from './useProblems';

/** A field for an error, and what it means. The text is kept in this component alone: neither stored nor sent. */
export function ErrorExplainer(): ReactNode {
  const [text, setText] = useState('');
  const [isCut, setIsCut] = useState(false);
  const [platform, setPlatform] = useState<Platform>();
  const field = useRef<HTMLTextAreaElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const hasText = text.trim() !== '';
  const problems = useProblems(hasText);
  // A long log is read while the browser is idle, so that typing stays quick.
  const read = useDeferredValue(text);
  const explanation = useMemo(() => {
    const context: ExplainContext = platform ? {platform} : {};
    return read.trim() === '' ? undefined : explainErrors(read, context);
  }, [read, platform]);

  function change(next: string): void {
    setIsCut(next.length > MAX_LOG_LENGTH);
    setText(cutLog(next));
  }

  /** Shortens a pasted text before it is in the field: browsers need many seconds to lay out megabytes. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= MAX_LOG_LENGTH) return;
    event.preventDefault();
    const {selectionStart, selectionEnd} = event.currentTarget;
    change(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  }

  function clear(): void {
    change('');
    field.current?.focus();
  }

  function take(example: string): void {
    change(example);
    // The examples disappear. In the field, the keyboard of a phone would cover the answer.
    clearButton.current?.focus();
  }

  return (
    <div className={styles.root}>
      <label className={styles.label}>
        Error message, traceback or log
        <textarea
          ref={field}
          className={styles.field}
          value={text}
          rows={10}
          aria-describedby={noteId}
          // The browser must not restore a pasted text after a reload.
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Traceback (most recent call last): …"
          onPaste={paste}
          onChange={({target}: ChangeEvent<HTMLTextAreaElement>) => change(target.value)}
        />
      </label>
      <p id={noteId} className={styles.note}>
        The text stays in this page: it is not sent, not stored, and not part of the address.
      </p>
      {isCut && (
        <p className={styles.note} role="alert">
          The text is long: its middle was left out. Its beginning and its end are read.
        </p>
      )}
      <div className={styles.tools}>
        <label className={styles.choice}>
          Platform
          <select
            className={styles.button}
            value={platform ?? ''}
            onChange={({target}) => setPlatform(PLATFORMS.find((name) => name === target.value))}
          >
            <option value="">As the text says</option>
            {PLATFORMS.map((name) => (
              <option key={name} value={name}>
                {PLATFORM_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
        <FocusableButton ref={clearButton} className={styles.button} isResting={!hasText} onClick={clear}>
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
