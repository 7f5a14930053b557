import type {ReactNode} from 'react';
import styles from './ApiEntry.module.css';

export interface SourceProps {
  /** Python with token classes, made and escaped at build time (lib/api). */
  html: string;
}

/** A piece of highlighted Python inside a line of text. */
export function Source({html}: SourceProps): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/api)
  return <code className={styles.source} dangerouslySetInnerHTML={{__html: html}} />;
}
