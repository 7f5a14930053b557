import {describeLoadFailure} from '@site/lib/errors/describeLoadFailure';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import type {CodeEditorProps} from './CodeEditor';
import styles from './ScriptEditor.module.css';

type Loaded =
  | {status: 'loading'}
  | {status: 'failed'; error: unknown}
  | {status: 'loaded'; Editor: ComponentType<CodeEditorProps>};

/** Loads the editor; until then, and when it does not load, a plain field holds the text. */
export function ScriptEditor(props: CodeEditorProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>({status: 'loading'});

  useEffect(() => {
    let isGone = false;
    import('./CodeEditor').then(
      ({CodeEditor}) => !isGone && setLoaded({status: 'loaded', Editor: CodeEditor}),
      (error: unknown) => !isGone && setLoaded({status: 'failed', error}),
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (loaded.status === 'loaded') return <loaded.Editor {...props} />;
  return (
    <>
      {loaded.status === 'failed' && (
        <p className={styles.note} role="alert">
          {describeLoadFailure('The editor', loaded.error)} This plain field works as well. What you type
          stays.
        </p>
      )}
      <textarea
        className={styles.plain}
        aria-label={props.label}
        spellCheck={false}
        rows={Math.max(6, props.value.split('\n').length + 1)}
        value={props.value}
        onChange={({target}) => props.onChange(target.value)}
      />
    </>
  );
}
