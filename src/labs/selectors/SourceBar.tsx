import scenes from '@generated/phone-engine/default/scenes.json';
import type {ReactNode} from 'react';
import styles from './SelectorLab.module.css';
import {IOS_EXAMPLE, type ScreenSource} from './useScreenSource';

/** Where the controls come from: an example, a file, or a text that is pasted. */
export function SourceBar({source, choose, readOwn, readFile}: ScreenSource): ReactNode {
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
          onChange={({target}) => readOwn(target.value, 'The pasted text')}
        />
      </label>
    </div>
  );
}
