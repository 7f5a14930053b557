import {cutLog, isCutLog, MAX_LOG_LENGTH} from '@site/lib/text/cleanLog';
import {type ClipboardEvent, type ReactNode, type Ref, useId} from 'react';
import styles from './ErrorExplainer.module.css';

export interface LogFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  /** Receives the text, of which the middle is left out when it is too long, and whether it was pasted or dropped. */
  onChange: (text: string, isPasted: boolean) => void;
}

/** A field for a log of any length. */
export function LogField({ref, text, onChange}: LogFieldProps): ReactNode {
  const noteId = useId();

  /** Shortens a pasted text before it is in the field: browsers need many seconds to lay out megabytes. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= MAX_LOG_LENGTH) return;
    event.preventDefault();
    const {selectionStart, selectionEnd} = event.currentTarget;
    onChange(cutLog(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)), true);
  }

  return (
    <>
      <label className={styles.label}>
        Error message, traceback or log
        <textarea
          ref={ref}
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
          onChange={({target, nativeEvent}) => onChange(cutLog(target.value), isWhole(nativeEvent))}
        />
      </label>
      <p id={noteId} className={styles.note}>
        The text stays in this page: it is not sent, not stored, and not part of the address.
      </p>
      {isCutLog(text) && (
        <p className={styles.note} role="alert">
          The text is long: its middle was left out. Its beginning and its end are read.
        </p>
      )}
    </>
  );
}

/** Whether a text came at once, not letter by letter. */
function isWhole(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
}
