import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** A share of its limit that each end of the loop has reached, with the limit in words. */
const LIMITS = [
  {text: '20 minutes', share: 0.7},
  {text: '200 coins', share: 0.45},
  {text: '20 empty looks', share: 0.15},
] as const;

/** A coin that moves is tapped; a button and three limits end the loop. */
export function GameDrawing(): ReactNode {
  return (
    <Diagram
      title="Four ends: your stop button and three limits"
      description="On the left a phone with a game. A coin moves along a dashed line, and a ring is on it. At the right edge is the floating button with its entry stop. On the right three bars fill up towards their limits: 20 minutes, 200 coins, 20 empty looks."
      height={236}
    >
      <Phone x={10} y={10} width={158} height={216} />
      <path className={`${styles.curve} ${styles.dashed}`} d="M32 86h110" />
      <circle className={styles.signal} cx={72} cy={86} r={11} />
      <Tap x={72} y={86} />
      <circle className={styles.edge} cx={72} cy={86} r={18} />
      <Box x={92} y={148} width={44} height={28} lines={['stop']} isMarked />
      <circle className={styles.ink} cx={152} cy={162} r={11} />
      <Arrow from={[174, 118]} to={[200, 118]} />
      {LIMITS.map(({text, share}, index) => (
        <g key={text}>
          <Label x={208} y={56 + index * 52}>
            {text}
          </Label>
          <g className={styles.box}>
            <rect x={208} y={64 + index * 52} width={140} height={14} rx={7} />
          </g>
          <g className={styles.marked}>
            <rect x={208} y={64 + index * 52} width={140 * share} height={14} rx={7} />
          </g>
        </g>
      ))}
    </Diagram>
  );
}
