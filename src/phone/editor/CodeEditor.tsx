import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useEffectEvent, useRef, useState} from 'react';
import styles from './CodeEditor.module.css';
import {createEchoes} from './createEchoes';
import {createEditor, type Editor} from './createEditor';

export interface CodeEditorProps {
  /** The text; a value that the editor has not reported itself replaces what was typed. */
  value: string;
  label: string;
  /** Line that runs or that failed, from 1; 0 for none. */
  line: number;
  /** The error with which the run ended at that line. */
  failure: string | undefined;
  /** What is selected at first, when the reader is already writing: the editor then takes the focus. Offsets in characters. */
  selection: {anchor: number; head: number} | undefined;
  onChange: (value: string) => void;
}

/** An editor for a script. It is in a shadow root, where CodeMirror needs no style element, which the security policy refuses. */
export function CodeEditor({value, label, line, failure, selection, onChange}: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [echoes] = useState(createEchoes);
  const baseUrl = useBaseUrl('/');
  const report = useEffectEvent((text: string): void => {
    echoes.report(text);
    onChange(text);
  });
  // The editor is created once; the effects below pass later values to it.
  const create = useEffectEvent((parent: HTMLElement): Editor => {
    const root = parent.shadowRoot ?? parent.attachShadow({mode: 'open'});
    return createEditor(root, {text: value, label, baseUrl, selection, onChange: (text) => report(text)});
  });

  useEffect(() => {
    if (!host.current) return undefined;
    editor.current = create(host.current);
    return editor.current.destroy;
  }, []);

  // A value that the editor has reported comes back later, when the reader may have typed on: it is ignored.
  useEffect(() => {
    if (!echoes.isEcho(value)) editor.current?.setText(value);
  }, [value, echoes]);
  useEffect(() => editor.current?.markLine(line, failure), [line, failure]);

  return <div ref={host} className={styles.root} />;
}
