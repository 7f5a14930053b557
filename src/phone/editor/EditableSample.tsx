import useBaseUrl from '@docusaurus/useBaseUrl';
import {toScriptHash} from '@site/lib/phone/link/scriptLink';
import {CopyHiddenText} from '@site/src/components/CopyHiddenText/CopyHiddenText';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type ReactNode, useEffect} from 'react';
import {ScriptEditor} from './ScriptEditor';
import styles from './ScriptEditor.module.css';
import {useDraft} from './useDraft';

export interface EditableSampleProps {
  original: string;
  /** Code that runs before it and is not shown. */
  before: string;
  sceneId: string;
  /** Line of the sample that runs or failed; 0 for none. */
  line: number;
  /** What the run that ended at the line failed with. */
  failure: string | undefined;
  onChange: (text: string) => void;
}

/** A sample in the editor, with Reset and a link to the changed script. */
export function EditableSample({
  original,
  before,
  sceneId,
  line,
  failure,
  onChange,
}: EditableSampleProps): ReactNode {
  const {text, note, isChanged, isReset, change, reset} = useDraft(original);
  const workbench = useBaseUrl('/lab/phone');

  const hash = toScriptHash({sceneId, source: before + text});

  useEffect(() => onChange(text), [text, onChange]);

  return (
    <>
      <div className={styles.tools}>
        <FocusableButton className={styles.button} isDisabled={!isChanged && !isReset} onClick={reset}>
          {isReset ? 'Undo reset' : 'Reset'}
        </FocusableButton>
        {hash === undefined ? (
          <span>Too long for a link.</span>
        ) : (
          <CopyHiddenText
            className={styles.button}
            label="Copy link"
            readText={() => `${window.location.origin}${workbench}${hash}`}
          />
        )}
        <output>{note}</output>
      </div>
      <ScriptEditor value={text} label="Script" line={line} failure={failure} isWanted onChange={change} />
    </>
  );
}
