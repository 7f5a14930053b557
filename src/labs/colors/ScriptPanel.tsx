import {type ColorSetup, MAX_POINTS} from '@site/lib/colors/colorSetup';
import {readScript} from '@site/lib/colors/readScript';
import {TEMPLATE_NAME, writeColors, writeScript} from '@site/lib/colors/writeScript';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {type ReactNode, useState} from 'react';
import styles from './ColorLab.module.css';

export interface ScriptPanelProps {
  setup: ColorSetup;
  onRead: (change: Partial<ColorSetup>) => void;
  /** Returns the address with the setup. */
  readLink: () => string;
}

/** The script with its string, and a field that reads a setup from a string or call. */
export function ScriptPanel({setup, onRead, readLink}: ScriptPanelProps): ReactNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const written = writeScript(setup);
  const colors = writeColors(setup);
  const hasString = setup.task !== 'picture' && setup.points.length > 0;

  function read(): void {
    const result = readScript(text);
    setProblem('problem' in result ? result.problem : '');
    if ('setup' in result) onRead(result.setup);
  }

  return (
    <>
      <h2>Script</h2>
      {'reason' in written ? (
        <p>{written.reason}</p>
      ) : (
        <pre className={styles.script} translate="no">
          <code>{written.source}</code>
        </pre>
      )}
      <p className={styles.tools}>
        {'source' in written && (
          <CopyButton className={styles.primary} label="Copy script" readText={() => written.source} />
        )}
        {hasString && <CopyButton className={styles.control} label="Copy string" readText={() => colors} />}
        <CopyHiddenText className={styles.control} label="Copy link to these points" readText={readLink} />
      </p>
      {setup.task === 'picture' && (
        <p>
          The script looks for <code>{TEMPLATE_NAME}</code> in <code>res/img</code> of the project: put the
          saved picture there.
        </p>
      )}
      <details>
        <summary>Read a string or a call that you have</summary>
        <label className={styles.field}>
          Feature string, or a call of FindColors, CompareColors or Colors
          <textarea
            className={styles.text}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({target}) => setText(target.value)}
          />
        </label>
        <p className={styles.tools}>
          <button type="button" className={styles.control} disabled={!text.trim()} onClick={read}>
            Read it
          </button>
          <small>At most {MAX_POINTS} points.</small>
        </p>
        {problem && (
          <p className={styles.notice} role="alert">
            {problem}
          </p>
        )}
      </details>
    </>
  );
}
