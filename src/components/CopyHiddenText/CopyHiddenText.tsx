import {type ReactNode, useState} from 'react';
import {CopyButton, type CopyButtonProps} from '../CopyButton/CopyButton';
import styles from './CopyHiddenText.module.css';

/** A button that copies a text that is not on the page. Where the browser refuses, the text shows, selected. */
export function CopyHiddenText(props: CopyButtonProps): ReactNode {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <CopyButton {...props} onRefused={() => setRefused(true)} />
      {isRefused && (
        <textarea
          ref={selectAll}
          className={styles.root}
          readOnly
          rows={3}
          aria-label="Text to copy"
          translate="no"
          value={props.readText()}
        />
      )}
    </>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
