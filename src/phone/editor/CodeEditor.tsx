import {type ReactNode, useEffect, useRef} from 'react';
import styles from './CodeEditor.module.css';
import {createEditor, type Editor} from './createEditor';

export interface CodeEditorProps {
  /** What the editor holds; another value takes the place of what was typed. */
  value: string;
  label: string;
  /** Line that runs or that failed, from 1; 0 for none. */
  line: number;
  isFailed: boolean;
  /** The reader has just asked for the editor. */
  isWanted: boolean;
  onChange: (value: string) => void;
}

/** An editor for a script. Its styles live in a shadow root, because the security policy refuses style elements. */
export function CodeEditor({value, label, line, isFailed, isWanted, onChange}: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: later values go into the editor that is there.
  useEffect(() => {
    const {current} = host;
    if (!current) return undefined;
    const root = current.shadowRoot ?? current.attachShadow({mode: 'open'});
    const created = createEditor(root, {text: value, label, onChange: (text) => change.current(text)});
    editor.current = created;
    if (isWanted) created.focus();
    return created.destroy;
  }, []);

  useEffect(() => editor.current?.setText(value), [value]);
  useEffect(() => editor.current?.markLine(line, isFailed), [line, isFailed]);

  return <div ref={host} className={styles.root} />;
}
