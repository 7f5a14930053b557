import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Label} from './shapes';

/** A search rectangle on a screen, by its four numbers. */
export function RegionDiagram(): ReactNode {
  return (
    <Diagram
      title="rect = [left, top, right, bottom], in pixels"
      description="A rectangle lies inside of a screen. Its first two numbers are the distances of its left and top edge from the top left corner of the screen, the last two those of its right and bottom edge. The last two are not a width and a height."
      height={220}
    >
      <g className={styles.box}>
        <rect x={100} y={16} width={160} height={190} rx={10} />
      </g>
      <g className={styles.marked}>
        <rect x={136} y={74} width={90} height={70} />
      </g>
      <Label x={136} y={66}>
        200, 620
      </Label>
      <Label x={226} y={162} anchor="end">
        880, 1240
      </Label>
      <Label x={181} y={113} anchor="middle">
        searched
      </Label>
      <Label x={104} y={32}>
        0, 0
      </Label>
    </Diagram>
  );
}
