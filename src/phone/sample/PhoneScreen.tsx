import type {PlayView} from '@site/lib/phone/play/playView';
import type {Scene} from '@site/lib/phone/scene/scene';
import type {ReactNode} from 'react';
import {PhoneMarks} from './PhoneMarks';
import {PhonePicture} from './PhonePicture';
import styles from './PhoneSample.module.css';

export interface PhoneScreenProps {
  scene: Scene | undefined;
  view: PlayView;
  progress: number;
}

/** The drawn phone with what it shows, and over it what the script does. */
export function PhoneScreen({scene, view, progress}: PhoneScreenProps): ReactNode {
  const {frame, dialog, toast, windows} = view;
  const {width, height} = scene?.device ?? {width: 1080, height: 2400};
  return (
    <div className={styles.phone} data-wide={width > height}>
      <svg
        className={styles.screen}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describePhone(scene, view)}
      >
        <rect width={width} height={height} fill="#ffffff" />
        {frame && <PhonePicture frame={frame} pictures={scene?.pictures} />}
        <PhoneMarks gesture={view.gesture} finding={view.finding} progress={progress} />
      </svg>
      {[...windows.values()].map(({id, title, html = ''}) => (
        <div key={id} className={styles.over}>
          <strong>{title || 'Window of the script'}</strong>
          <p>{readText(html) || 'Its content is not simulated.'}</p>
        </div>
      ))}
      {dialog && (
        <div className={styles.over}>
          {dialog.title && <strong>{dialog.title}</strong>}
          <p>{dialog.text}</p>
          <p>The simulated user answers: {dialog.answer}</p>
        </div>
      )}
      {toast !== undefined && <div className={styles.toast}>{toast}</div>}
    </div>
  );
}

function describePhone(scene: Scene | undefined, {frame}: PlayView): string {
  const app = frame ? ` In front: ${frame.app.name}.` : '';
  return `Simulated phone. ${scene?.description ?? ''}${app}`;
}

/** The words of a window; nothing of its HTML is run or styled here. */
function readText(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
