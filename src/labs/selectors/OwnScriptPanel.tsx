import {describeStep} from '@site/lib/recorder/describeStep';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import {type ReactNode, useRef} from 'react';
import {saveFile} from '../saveFile';
import styles from './SelectorLab.module.css';
import type {OwnScript} from './useOwnScript';

const MAX_ROWS = 30;

/** The steps that the reader has chosen so far, and the script that does them. */
export function OwnScriptPanel({steps, script, remove}: OwnScript): ReactNode {
  const root = useRef<HTMLElement>(null);

  function removeStep(index: number): void {
    remove(index);
    // The button that has the focus goes.
    if (root.current) focusTemporarily(root.current);
  }

  return (
    <section ref={root} aria-label="Your script" className={styles.root}>
      <h2>Your script</h2>
      {steps.length === 0 ? (
        <p>Choose a control, and add what your script does with it. Then open the next screen.</p>
      ) : (
        <>
          <ol className={styles.steps}>
            {steps.map((step, index) => {
              const said = describeStep(step);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone, as the same may come again.
                <li key={index}>
                  <span>{said}</span>{' '}
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={`Remove: ${said}`}
                    onClick={() => removeStep(index)}
                  >
                    Remove
                  </button>
                </li>
              );
            })}
          </ol>
          <textarea
            className={styles.chain}
            aria-label="The whole script"
            readOnly
            rows={Math.min(script.split('\n').length, MAX_ROWS)}
            wrap="off"
            translate="no"
            value={script}
          />
          <div className={styles.tools}>
            <CopyHiddenText className={styles.button} label="Copy your script" readText={() => script} />
            <button
              type="button"
              className={styles.button}
              onClick={() => saveFile('__init__.py', new Blob([script], {type: 'text/x-python'}))}
            >
              Save
            </button>
          </div>
        </>
      )}
    </section>
  );
}
