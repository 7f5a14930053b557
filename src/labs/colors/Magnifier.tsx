import {formatColor} from '@site/lib/colors/formatPoints';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import type {ScreenPoint} from '@site/lib/phone/geometry';
import {colorAt} from '@site/lib/phone/vision/findColors';
import {type PointerEvent, type ReactNode, useEffect, useRef} from 'react';
import styles from './ColorLab.module.css';

export interface MagnifierProps {
  raster: Raster;
  place: ScreenPoint;
  onChoose: (place: ScreenPoint) => void;
}

/** Pixels on each side of the middle, and the size in which each is drawn. */
const SIDE = 7;
const CELL = 12;
const COUNT = SIDE * 2 + 1;

/** The pixels around a place, large enough to press on one. */
export function Magnifier({raster, place, onChoose}: MagnifierProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y] = place;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, COUNT * CELL, COUNT * CELL);
    for (let row = 0; row < COUNT; row++)
      for (let column = 0; column < COUNT; column++) {
        const color = colorAt(raster, x + column - SIDE, y + row - SIDE);
        if (color === undefined) continue;
        context.fillStyle = formatColor(color);
        context.fillRect(column * CELL, row * CELL, CELL, CELL);
      }
    for (const [color, grow] of [
      ['#10201e', 1.5],
      ['#ffffff', 0],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = 1.5;
      context.strokeRect(SIDE * CELL - grow, SIDE * CELL - grow, CELL + 2 * grow, CELL + 2 * grow);
    }
  }, [raster, x, y]);

  function choose({button, currentTarget, clientX, clientY}: PointerEvent<HTMLCanvasElement>): void {
    if (button !== 0) return;
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * COUNT) - SIDE;
    const row = Math.floor(((clientY - top) / height) * COUNT) - SIDE;
    onChoose([
      Math.min(raster.width - 1, Math.max(0, x + column)),
      Math.min(raster.height - 1, Math.max(0, y + row)),
    ]);
  }

  return (
    <canvas
      ref={canvas}
      className={styles.magnifier}
      width={COUNT * CELL}
      height={COUNT * CELL}
      // Not its beginning: a finger that scrolls the page ends without this event.
      onPointerUp={choose}
    />
  );
}
