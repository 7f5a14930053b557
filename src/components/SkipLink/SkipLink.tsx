import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import type {MouseEvent, ReactNode} from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the navbar to the main content. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.root} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      Skip to main content
    </a>
  );
}

function skip(event: MouseEvent): void {
  // The URL stays: without scripts the link leads to the frame of the page, with them to its content.
  event.preventDefault();
  const main = document.querySelector('main');
  if (main !== null) focusTemporarily(main);
}
