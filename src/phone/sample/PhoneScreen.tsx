import type {ScreenPoint} from '@site/lib/phone/geometry';
import type {PlayView} from '@site/lib/phone/play/playView';
import {deviceWord} from '@site/lib/phone/scene/deviceWord';
import type {Scene} from '@site/lib/phone/scene/scene';
import type {KeyboardEvent, MouseEvent, ReactNode, Ref} from 'react';
import {PhoneMarks} from './PhoneMarks';
import {PhonePicture} from './PhonePicture';
import styles from './PhoneSample.module.css';

export interface PhoneScreenProps {
  ref: Ref<HTMLDivElement>;
  scene: Scene | undefined;
  view: PlayView;
  progress: number;
  /** Lets the reader choose a pixel of the screen, by a press or with the arrow keys. */
  choice?: PointChoice | undefined;
}

export interface PointChoice {
  point: ScreenPoint;
  /** The arrow keys have moved the point. */
  onMove: (point: ScreenPoint) => void;
  /** The screen was pressed, or Enter at the point. */
  onPress: (point: ScreenPoint) => void;
}

/** How far an arrow key moves the point, in pixels of the phone. */
const STEP = 1;
const STEP_WITH_SHIFT = 25;

/** The drawn phone with what it shows, and over it what the script does. */
export function PhoneScreen({ref, scene, view, progress, choice}: PhoneScreenProps): ReactNode {
  const {frame, dialog, toast, windows} = view;
  const {width, height} = scene?.device ?? {width: 1080, height: 2400};
  return (
    <div ref={ref} className={styles.phone} data-wide={width > height}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the pad below takes the keys. */}
      <svg
        className={styles.screen}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        // Not a pointer's end: the mouse events of a finger follow it, and would take the focus from what a press has opened.
        onClick={choice && ((event) => choice.onPress(toPixel(event, width, height)))}
        aria-label={describePhone(scene, view)}
      >
        <rect width={width} height={height} fill="#ffffff" />
        {frame && <PhonePicture frame={frame} pictures={scene?.pictures} />}
        <PhoneMarks
          gesture={view.gesture}
          found={view.found}
          pointer={view.pointer}
          progress={progress}
          scale={frame?.scale ?? 1}
        />
        {choice && <path className={styles.match} d={drawCross(choice.point)} />}
      </svg>
      {choice && (
        <div
          className={styles.pad}
          // With this role, screen readers pass the arrow keys on.
          role="application"
          aria-label="Point on the screen: the arrow keys move it, with Shift by 25 pixels"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys.
          tabIndex={0}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.repeat) choice.onPress(choice.point);
            const moved = movePoint(event, choice.point);
            if (!moved) return;
            event.preventDefault();
            choice.onMove(clampPoint(moved, width, height));
          }}
        />
      )}
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
      {view.gesture?.kind === 'key' && <kbd className={styles.key}>{view.gesture.key}</kbd>}
    </div>
  );
}

function toPixel(
  {currentTarget, clientX, clientY}: MouseEvent<SVGSVGElement>,
  width: number,
  height: number,
): ScreenPoint {
  const box = currentTarget.getBoundingClientRect();
  const x = Math.floor(((clientX - box.left) / box.width) * width);
  const y = Math.floor(((clientY - box.top) / box.height) * height);
  return clampPoint([x, y], width, height);
}

function clampPoint([x, y]: ScreenPoint, width: number, height: number): ScreenPoint {
  return [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
}

function movePoint(
  {key, shiftKey, altKey, ctrlKey, metaKey}: KeyboardEvent,
  [x, y]: ScreenPoint,
): ScreenPoint | undefined {
  // With these, an arrow key is the browser's: Back, or another desktop.
  if (altKey || ctrlKey || metaKey) return undefined;
  const step = shiftKey ? STEP_WITH_SHIFT : STEP;
  if (key === 'ArrowLeft') return [x - step, y];
  if (key === 'ArrowRight') return [x + step, y];
  if (key === 'ArrowUp') return [x, y - step];
  return key === 'ArrowDown' ? [x, y + step] : undefined;
}

/** Four lines around a point, which stays visible. */
function drawCross([x, y]: ScreenPoint): string {
  return `M${x - 60} ${y}h45M${x + 15} ${y}h45M${x} ${y - 60}v45M${x} ${y + 15}v45`;
}

function describePhone(scene: Scene | undefined, {frame}: PlayView): string {
  const app = frame ? ` In front: ${frame.app.name}.` : '';
  return `Simulated ${scene ? deviceWord(scene) : 'phone'}. ${scene?.description ?? ''}${app}`;
}

/** The text of a window's HTML, which is neither run nor styled here. */
function readText(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
