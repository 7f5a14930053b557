import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Label} from './shapes';

/** Where coordinates begin, and how a rotation changes width and height. */
export function CoordinatesDiagram(): ReactNode {
  return (
    <Diagram
      title="Positions count from the top left corner of what you see"
      description="Upright, a screen of 1080 by 2400 pixels counts x from the left and y from the top. Turned on its side, the same screen is 2400 pixels wide and 1080 high, and counts from its new top left corner, so an old position means another place."
      height={250}
    >
      <g className={styles.box}>
        <rect x={40} y={36} width={90} height={200} rx={8} />
        <rect x={180} y={80} width={168} height={84} rx={8} />
      </g>
      <Label x={40} y={28}>
        0, 0
      </Label>
      <Label x={180} y={72}>
        0, 0
      </Label>
      <Arrow from={[40, 46]} to={[122, 46]} label="x" labelOffset={[0, 16]} />
      <Arrow from={[50, 36]} to={[50, 226]} label="y" labelOffset={[12, 4]} />
      <Arrow from={[180, 90]} to={[340, 90]} label="x" labelOffset={[0, 16]} />
      <Arrow from={[190, 80]} to={[190, 156]} label="y" labelOffset={[12, 4]} />
      <Label x={104} y={218} anchor="middle">
        1080
      </Label>
      <Label x={104} y={232} anchor="middle">
        × 2400
      </Label>
      <Label x={300} y={146} anchor="middle">
        2400 × 1080
      </Label>
      <Label x={264} y={196} anchor="middle">
        turned on its side
      </Label>
    </Diagram>
  );
}
