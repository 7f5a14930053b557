import type {PlayView} from '@site/lib/phone/play/playView';
import type {ScreenPoint} from '@site/lib/phone/run/runEvent';
import type {Scene} from '@site/lib/phone/scene/scene';
import type {PointerEvent, ReactNode} from 'react';
import {PhoneMarks} from './PhoneMarks';
import {PhonePicture} from './PhonePicture';
import styles from './PhoneSample.module.css';

export interface PhoneScreenProps {
  scene: Scene | undefined;
  view: PlayView;
  progress: number;
  /** Receives the pixel of the screen on which the reader presses. */
  onPress?: (at: ScreenPoint) => void;
}

/** The drawn phone with what it shows, and over it what the script does. */
export function PhoneScreen({scene, view, progress, onPress}: PhoneScreenProps): ReactNode {
  const {frame, dialog, toast, windows} = view;
  const {width, height} = scene?.device ?? {width: 1080, height: 2400};
  return (
    <div className={styles.phone} data-wide={width > height}>
      <svg
        className={styles.screen}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        onPointerDown={onPress && ((event) => onPress(toPixel(event, width, height)))}
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

function toPixel(
  {currentTarget, clientX, clientY}: PointerEvent<SVGSVGElement>,
  width: number,
  height: number,
): ScreenPoint {
  const box = currentTarget.getBoundingClientRect();
  const x = Math.floor(((clientX - box.left) / box.width) * width);
  const y = Math.floor(((clientY - box.top) / box.height) * height);
  return [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
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
