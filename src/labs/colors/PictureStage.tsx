import type {ScreenPoint} from '@site/lib/phone/geometry';
import {type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './ColorLab.module.css';
import {drawStage, type StageMarks, type StageView} from './drawStage';
import {useStageView} from './useStageView';

export interface PictureStageProps {
  name: string;
  bitmap: ImageBitmap;
  marks: StageMarks;
  /** `0` shows the whole picture, else how many screen pixels a pixel of the picture takes. */
  zoom: number;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The pointer is over a pixel; nothing when it has left. */
  onHover: (place: ScreenPoint | undefined) => void;
  /** A press began, moved on or ended; `reach` is how many pixels of the picture a finger covers. */
  onPress: (phase: 'down' | 'move' | 'up', place: ScreenPoint, reach: number) => void;
}

/** How near to a mark a press must be to mean it, in pixels of the page. */
const REACH = 14;

/** A picture with marks in a scrollable box. Only the visible part is drawn, so that pictures of any size work. */
export function PictureStage({
  name,
  bitmap,
  marks,
  zoom,
  onKeyDown,
  onHover,
  onPress,
}: PictureStageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The mouse that draws a stroke: a tap of a finger and another button of the mouse leave it alone. */
  const stroke = useRef<number>(undefined);
  const {scale, scroll, width, height, onScroll} = useStageView(box, bitmap, zoom, marks.cursor);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const density = window.devicePixelRatio || 1;
    const view: StageView = {
      left: scroll.left / scale,
      top: scroll.top / scale,
      scale,
      width,
      height,
      density,
    };
    const {canvas: element} = context;
    element.width = Math.round(width * density);
    element.height = Math.round(height * density);
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
    drawStage(context, bitmap, view, marks);
  }, [bitmap, marks, scale, scroll, width, height]);

  function placeOf({clientX, clientY}: PointerEvent): ScreenPoint {
    const corner = canvas.current?.getBoundingClientRect() ?? {left: 0, top: 0};
    const x = Math.floor((clientX - corner.left + scroll.left) / scale);
    const y = Math.floor((clientY - corner.top + scroll.top) / scale);
    return [Math.min(bitmap.width - 1, Math.max(0, x)), Math.min(bitmap.height - 1, Math.max(0, y))];
  }

  function press(phase: 'down' | 'move' | 'up', event: PointerEvent): void {
    onPress(phase, placeOf(event), REACH / scale);
  }

  /** While the mouse holds another button, its first one is lifted by an event of its movement. */
  function endStroke(event: PointerEvent): void {
    stroke.current = undefined;
    press('up', event);
  }

  return (
    <div
      ref={box}
      className={styles.stage}
      // With this role, screen readers pass the arrow keys on.
      role="application"
      aria-label={`Picture ${name}, ${bitmap.width} by ${bitmap.height} pixels. The arrow keys move the cursor, with Shift by 10 pixels; Enter sets a point.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      <div style={{width: bitmap.width * scale, height: bitmap.height * scale}}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          onPointerDown={(event) => {
            if (event.button !== 0 || event.pointerType !== 'mouse') return;
            // What is dragged out of the picture ends at its edge.
            event.currentTarget.setPointerCapture(event.pointerId);
            stroke.current = event.pointerId;
            press('down', event);
          }}
          onPointerMove={(event) => {
            if (event.pointerType === 'touch') return;
            onHover(placeOf(event));
            if (event.pointerId !== stroke.current) return;
            if (event.buttons & 1) press('move', event);
            else endStroke(event);
          }}
          onPointerUp={(event) => {
            if (event.pointerId === stroke.current) endStroke(event);
            // A finger or a pen that scrolls ends without this event, so only a tap is a press.
            else if (event.pointerType !== 'mouse' && event.button === 0 && stroke.current === undefined) {
              press('down', event);
              press('up', event);
            }
          }}
          onPointerLeave={() => onHover(undefined)}
        />
      </div>
    </div>
  );
}
