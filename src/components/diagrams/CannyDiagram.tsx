import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Label} from './shapes';

/** A screen with two cards before Canny, and the outlines and boxes after it. */
export function CannyDiagram(): ReactNode {
  return (
    <Diagram
      title="Before and after: filled cards become outlines, outlines become boxes"
      description="On the left a screen shows two filled cards and a round button. On the right only their outlines are left, with a box around each: position, width and height."
      height={220}
    >
      <g className={styles.box}>
        <rect x={16} y={16} width={120} height={180} rx={8} />
        <rect x={224} y={16} width={120} height={180} rx={8} />
      </g>
      <g className={styles.marked}>
        <rect x={30} y={32} width={92} height={44} rx={6} />
        <rect x={30} y={90} width={92} height={44} rx={6} />
        <rect x={58} y={150} width={36} height={36} rx={18} />
      </g>
      <Arrow from={[146, 106]} to={[214, 106]} label="Canny" />
      <rect className={styles.edge} x={238} y={32} width={92} height={44} rx={6} />
      <rect className={styles.edge} x={238} y={90} width={92} height={44} rx={6} />
      <circle className={styles.edge} cx={284} cy={168} r={18} />
      <Label x={284} y={58} anchor="middle">
        x, y, w, h
      </Label>
      <Label x={284} y={116} anchor="middle">
        x, y, w, h
      </Label>
    </Diagram>
  );
}
