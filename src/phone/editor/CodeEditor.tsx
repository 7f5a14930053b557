import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './CodeEditor.module.css';
import {createEchoes} from './createEchoes';
import {createEditor, type Editor} from './createEditor';

export interface CodeEditorProps {
  /** What the editor holds; another value takes the place of what was typed. */
  value: string;
  label: string;
  /** Line that runs or that failed, from 1; 0 for none. */
  line: number;
  /** What the run that ended at the line failed with. */
  failure: string | undefined;
  /** The reader has just asked for the editor. */
  isWanted: boolean;
  onChange: (value: string) => void;
}

/** An editor for a script. Its styles live in a shadow root, because the security policy refuses style elements. */
export function CodeEditor({value, label, line, failure, isWanted, onChange}: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [echoes] = useState(createEchoes);
  const baseUrl = useBaseUrl('/');
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: later values go into the editor that is there.
  useEffect(() => {
    const {current} = host;
    if (!current) return undefined;
    const root = current.shadowRoot ?? current.attachShadow({mode: 'open'});
    const report = (text: string): void => {
      echoes.report(text);
      change.current(text);
    };
    const created = createEditor(root, {text: value, label, baseUrl, onChange: report});
    editor.current = created;
    if (isWanted) created.focus();
    return created.destroy;
  }, []);

  // What was typed comes back as the value when the reader may have typed on.
  useEffect(() => {
    if (!echoes.isEcho(value)) editor.current?.setText(value);
  }, [value, echoes]);
  useEffect(() => editor.current?.markLine(line, failure), [line, failure]);

  return <div ref={host} className={styles.root} />;
}
