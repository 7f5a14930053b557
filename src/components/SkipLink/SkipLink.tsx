import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusTemporarily} from '@site/src/hooks/focusTemporarily';
import type {MouseEvent, ReactNode} from 'react';
import styles from './SkipLink.module.css';

/** The first tab stop: skips the navbar and moves to the main content. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.root} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      Skip to main content
    </a>
  );
}

function skip(event: MouseEvent): void {
  // The URL stays. A page that came by a link has the target at its frame (moveSkipTarget in plugins/built-pages).
  event.preventDefault();
  const main = document.querySelector('main');
  if (main !== null) focusTemporarily(main);
}
