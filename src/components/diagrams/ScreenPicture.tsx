import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './diagrams.module.css';

export interface ScreenPictureProps {
  /** What the picture shows, in a few words; the caption below it. */
  title: string;
  /** The same in sentences, for whoever cannot see it. */
  description: string;
  /** The drawing, made and escaped at build time (lib/phone/picture). */
  html: string;
  /** Pixels of the screen. */
  width: string;
  /** How much of the screen shows, in pixels from its top. */
  height: string;
}

/** A screen of a simulated phone at one moment of its scene. */
export function ScreenPicture({title, description, html, width, height}: ScreenPictureProps): ReactNode {
  const id = useId();
  return (
    <figure className={clsx(styles.root, Number(width) < Number(height) && styles.upright)}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped at build time (lib/phone/picture) */}
        <g dangerouslySetInnerHTML={{__html: html}} />
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
