import {type ReactNode, useId} from 'react';
import styles from './diagrams.module.css';

export interface DiagramProps {
  /** What the picture shows, in a few words; the caption below it. */
  title: string;
  /** The same in sentences, for whoever cannot see it. */
  description: string;
  /** Height of the drawing; its width is 360, a narrow phone. */
  height: number;
  children: ReactNode;
}

/** The frame of every diagram: scales with the page, follows the colour mode, speaks to screen readers. */
export function Diagram({title, description, height, children}: DiagramProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.root}>
      <svg viewBox={`0 0 360 ${height}`} role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
