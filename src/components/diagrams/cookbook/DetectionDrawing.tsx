import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Picture} from '../screenParts';
import {Arrow, Label} from '../shapes';

const COINS = [
  {x: 62, y: 70, label: 'coin 0.91', labelAt: [100, 74], isSure: true},
  {x: 146, y: 116, label: 'coin 0.88', labelAt: [128, 95], isSure: true},
  {x: 64, y: 208, label: 'coin 0.42', labelAt: [46, 187], isSure: false},
] as const;

/** What a model finds on the screen of a game, what is tapped, and what is kept for the next training. */
export function DetectionDrawing(): ReactNode {
  return (
    <Diagram
      title="Sure and safe is tapped; unsure is kept for the next training"
      description="A phone with a game. Boxes are around three coins and an enemy, each with what the model says. A ring is on the first coin, 0.91. The second, 0.88, is close to the enemy and is left alone. The third, only 0.42, is unsure: the picture goes to a stack of screenshots called unsure."
      height={256}
    >
      <Phone x={14} y={8} width={212} height={240} />
      {COINS.map(({x, y, label, labelAt, isSure}) => (
        <g key={label}>
          <circle className={styles.signal} cx={x} cy={y} r={10} />
          <rect
            className={isSure ? styles.curve : `${styles.curve} ${styles.dashed}`}
            x={x - 16}
            y={y - 16}
            width={32}
            height={32}
          />
          <Label x={labelAt[0]} y={labelAt[1]}>
            {label}
          </Label>
        </g>
      ))}
      <circle className={styles.edge} cx={62} cy={70} r={26} />
      <circle className={styles.edge} cx={62} cy={70} r={32} />
      <path className={styles.ink} d="M172 148l10 -18l10 18l-4 12h-12z" />
      <rect className={styles.edge} x={164} y={126} width={36} height={38} />
      <Label x={138} y={180}>
        enemy 0.95
      </Label>
      <Arrow from={[84, 208]} to={[262, 208]} isDashed />
      <Picture x={268} y={144} width={40} height={64} />
      <Picture x={276} y={152} width={40} height={64} />
      <Picture x={284} y={160} width={40} height={64} />
      <Label x={300} y={242} anchor="middle">
        unsure
      </Label>
    </Diagram>
  );
}
