import type {ReactNode} from 'react';
import styles from './diagrams.module.css';

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lines of text, centred in the box. */
  lines: readonly string[];
  isMarked?: boolean;
}

const LINE_HEIGHT = 16;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4;

/** A labelled box of a diagram. */
export function Box({x, y, width, height, lines, isMarked = false}: BoxProps): ReactNode {
  const first = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
  return (
    <g className={isMarked ? styles.marked : styles.box}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, index) => (
        <text key={line} x={x + width / 2} y={first + index * LINE_HEIGHT} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

export interface ArrowProps {
  from: readonly [number, number];
  to: readonly [number, number];
  label?: string;
  /** Where the label stands, from the middle of the arrow. */
  labelOffset?: readonly [number, number];
  isDashed?: boolean;
}

const HEAD_LENGTH = 8;
const HEAD_WIDTH = 4;

/** A straight arrow of a diagram, with a label beside it. */
export function Arrow({
  from: [x1, y1],
  to: [x2, y2],
  label,
  labelOffset = [0, -6],
  isDashed = false,
}: ArrowProps): ReactNode {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x2 - dx * HEAD_LENGTH, y2 - dy * HEAD_LENGTH];
  const head = [
    [x2, y2],
    [bx - dy * HEAD_WIDTH, by + dx * HEAD_WIDTH],
    [bx + dy * HEAD_WIDTH, by - dx * HEAD_WIDTH],
  ];
  return (
    <g className={styles.arrow}>
      <line x1={x1} y1={y1} x2={bx} y2={by} className={isDashed ? styles.dashed : undefined} />
      <polygon points={head.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ')} />
      {label !== undefined && (
        <text x={(x1 + x2) / 2 + labelOffset[0]} y={(y1 + y2) / 2 + labelOffset[1]} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}

export interface LabelProps {
  x: number;
  y: number;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A text of a diagram. */
export function Label({x, y, children, anchor = 'start'}: LabelProps): ReactNode {
  return (
    <text className={styles.label} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}
