import type {ReactNode} from 'react';
import styles from './diagrams.module.css';
import {Label} from './shapes';

interface Place {
  x: number;
  y: number;
}

interface Area extends Place {
  width: number;
  height: number;
}

const EDGE = 5;
const CHIN = 10;

/** A phone, upright; what its screen shows is drawn over it. */
export function Phone({x, y, width, height}: Area): ReactNode {
  return (
    <>
      <g className={styles.box}>
        <rect x={x} y={y} width={width} height={height} rx={12} />
      </g>
      <rect
        className={styles.screen}
        x={x + EDGE}
        y={y + CHIN}
        width={width - 2 * EDGE}
        height={height - 2 * CHIN}
        rx={4}
      />
    </>
  );
}

export interface WindowProps extends Area {
  title: string;
}

const BAR = 22;

/** A window of a program on a computer; what is in it is drawn over it. */
export function Window({title, ...area}: WindowProps): ReactNode {
  return (
    <>
      <rect className={styles.screen} {...area} rx={6} />
      <g className={styles.box}>
        <rect {...area} height={BAR} rx={6} />
      </g>
      <Label x={area.x + 10} y={area.y + 15}>
        {title}
      </Label>
    </>
  );
}

/** Where a finger touches the screen. */
export function Tap({x, y}: Place): ReactNode {
  return (
    <>
      <circle className={styles.edge} cx={x} cy={y} r={5} />
      <circle className={styles.edge} cx={x} cy={y} r={11} />
    </>
  );
}

/** Where a script looks for something. */
export function Search(area: Area): ReactNode {
  return <rect className={`${styles.curve} ${styles.dashed}`} {...area} rx={3} />;
}

/** A small screenshot: a screen with a few lines on it. */
export function Picture({x, y, width, height}: Area): ReactNode {
  return (
    <>
      <rect className={styles.screen} x={x} y={y} width={width} height={height} rx={2} />
      <g className={styles.arrow}>
        {[0.25, 0.45, 0.65].map((share) => (
          <line key={share} x1={x + 4} x2={x + width - 4} y1={y + height * share} y2={y + height * share} />
        ))}
      </g>
    </>
  );
}

const ROW = 22;

export interface RowsProps extends Place {
  width: number;
  texts: readonly string[];
  height?: number;
}

/** The rows of a list or of a table, one below the other with a hairline between. */
export function Rows({x, y, width, texts, height = ROW}: RowsProps): ReactNode {
  return texts.map((text, index) => (
    <g key={text}>
      {index > 0 && (
        <rect className={styles.hairline} x={x} y={y + index * height} width={width} height={1} />
      )}
      <Label x={x + 6} y={y + index * height + height / 2 + 4}>
        {text}
      </Label>
    </g>
  ));
}

/** Says that something went well or badly, beside its words. */
export function Mark({x, y, isGood}: Place & {isGood: boolean}): ReactNode {
  const path = isGood ? `M${x} ${y}l3 4l6 -8` : `M${x} ${y - 4}l8 8m0 -8l-8 8`;
  return <path className={isGood ? styles.curve : styles.edge} d={path} />;
}
