import scenes from '@generated/phone-engine/default/scenes.json';
import type {ClipboardEvent, ReactNode} from 'react';
import styles from './SelectorLab.module.css';
import {IOS_EXAMPLE, type ScreenSource} from './useScreenSource';

const PASTED = 'The pasted text';

/** Where the controls come from: an example, a file, or a text that is pasted. */
export function SourceBar({source, choose, readOwn, readFile}: ScreenSource): ReactNode {
  /** Reads a pasted text without the field: browsers need a minute and more to lay out megabytes in it. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    readOwn(text, PASTED);
  }

  return (
    <div className={styles.tools}>
      <label className={styles.field}>
        Screen
        <select
          className={styles.button}
          value={source.kind === 'scene' ? source.id : ''}
          onChange={({target}) => choose(target.value)}
        >
          {source.kind === 'own' && <option value="">{source.name}</option>}
          <optgroup label="Android, simulated phone">
            {scenes
              .filter(({platform}) => platform === 'android')
              .map(({id, title}) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
          <optgroup label="iOS">
            <option value={IOS_EXAMPLE}>Settings on an iPhone</option>
          </optgroup>
        </select>
      </label>
      <label className={styles.field}>
        Open a dump
        <input
          type="file"
          accept=".xml,.json,.txt,.uix,text/xml,application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) readFile(file);
            target.value = '';
          }}
        />
      </label>
      <label className={styles.field}>
        Or paste it
        <textarea
          className={styles.paste}
          rows={1}
          // Always empty: a pasted text is read at once and shown as a tree.
          value=""
          placeholder="Paste XML or JSON"
          spellCheck={false}
          onPaste={paste}
          onChange={({target}) => readOwn(target.value, PASTED)}
        />
      </label>
    </div>
  );
}
