import type {Bounds} from '@site/lib/phone/geometry';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './ColorLab.module.css';
import {drawStage} from './drawStage';

export interface ThumbnailProps {
  bitmap: ImageBitmap;
  matches: readonly Bounds[];
}

const [WIDTH, HEIGHT] = [88, 120];
const NOWHERE = -1000;

/** A small picture with its matches. */
export function Thumbnail({bitmap, matches}: ThumbnailProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = Math.min(WIDTH / bitmap.width, HEIGHT / bitmap.height);
    const view = {left: 0, top: 0, scale, width: WIDTH, height: HEIGHT, density: 1};
    drawStage(context, bitmap, view, {
      points: [],
      chosen: undefined,
      cursor: [NOWHERE, NOWHERE],
      matches,
      rival: undefined,
      region: undefined,
      selection: undefined,
    });
  }, [bitmap, matches]);

  return <canvas ref={canvas} className={styles.thumbnail} width={WIDTH} height={HEIGHT} />;
}
