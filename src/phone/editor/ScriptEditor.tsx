import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {CodeEditor, CodeEditorProps} from './CodeEditor';
import styles from './ScriptEditor.module.css';

export interface ScriptEditorProps extends Omit<CodeEditorProps, 'selection'> {
  /** Whether the reader has just opened the editor, which then takes the focus. */
  isWanted: boolean;
}

type Loaded =
  | {status: 'loading'}
  | {status: 'failed'; error: unknown}
  | {status: 'loaded'; Editor: typeof CodeEditor; selection: CodeEditorProps['selection']};

/**
 * Loads the editor; until then, and when it does not load, a plain field holds the text. The editor takes over the focus and the
 * selection of a reader who writes in the field.
 */
export function ScriptEditor({isWanted, ...props}: ScriptEditorProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({status: 'loading'});
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  /** Replaces the field; absent until the editor has come. */
  const replace = useRef<() => void>(undefined);

  useEffect(() => {
    let isGone = false;
    import('./CodeEditor').then(
      ({CodeEditor: Editor}) => {
        if (isGone) return;
        replace.current = () => {
          const selection = readSelection(field.current);
          // At once: a key that came between the field and the editor would be lost.
          flushSync(() => setLoaded({status: 'loaded', Editor, selection}));
        };
        if (!isComposing.current) replace.current();
      },
      (error: unknown) => !isGone && setLoaded({status: 'failed', error}),
    );
    return () => {
      isGone = true;
      replace.current = undefined;
    };
  }, []);

  if (loaded.status === 'loaded') return <loaded.Editor {...props} selection={loaded.selection} />;
  return (
    <>
      {loaded.status === 'failed' && (
        <p className={styles.note} role="alert">
          {describeLoadFailure('The editor', loaded.error)} This plain field works as well. What you type
          stays.
        </p>
      )}
      <textarea
        ref={field}
        className={styles.plain}
        aria-label={props.label}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the reader has pressed Change to write here
        autoFocus={isWanted}
        rows={Math.max(6, props.value.split('\n').length + 1)}
        value={props.value}
        onChange={({target}) => props.onChange(target.value)}
        // The keyboard of a phone composes every word; a field that is taken away from it loses the word.
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          // Firefox reports the text after the end of the composition.
          setTimeout(() => replace.current?.());
        }}
      />
    </>
  );
}

/** What is selected in the field; `undefined` when the reader is elsewhere. */
function readSelection(field: HTMLTextAreaElement | null): CodeEditorProps['selection'] {
  if (field === null || field !== document.activeElement) return undefined;
  return {anchor: field.selectionStart, head: field.selectionEnd};
}
