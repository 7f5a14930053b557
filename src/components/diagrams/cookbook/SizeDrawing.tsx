import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Search, Tap} from '../screenParts';
import {Arrow, Label} from '../shapes';

/** One template is found on a phone, and one and a half times as large on a tablet. */
export function SizeDrawing(): ReactNode {
  return (
    <Diagram
      title="One template, scaled by the width of the screen"
      description="In the middle a small green picture with a white triangle, start.png. Arrows lead from it to a phone 1080 pixels wide, scale 1.0, and to a tablet 1620 pixels wide, scale 1.5, where the same button is larger. A dashed frame marks the lower half of both screens, and a ring the middle of both buttons."
      height={256}
    >
      <Phone x={10} y={46} width={96} height={184} />
      <Search x={20} y={138} width={76} height={78} />
      <Play x={40} y={166} size={1} />
      <Tap x={60} y={178} />
      <Label x={58} y={248} anchor="middle">
        1080: 1.0
      </Label>
      <Phone x={206} y={10} width={144} height={220} />
      <Search x={220} y={120} width={116} height={94} />
      <Play x={248} y={154} size={1.5} />
      <Tap x={278} y={172} />
      <Label x={278} y={248} anchor="middle">
        1620: 1.5
      </Label>
      <Play x={136} y={72} size={1} />
      <Label x={156} y={62} anchor="middle">
        start.png
      </Label>
      <Arrow from={[142, 102]} to={[86, 160]} />
      <Arrow from={[170, 102]} to={[242, 156]} />
    </Diagram>
  );
}

function Play({x, y, size}: {x: number; y: number; size: number}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect fill="#2fb36d" width={40} height={24} />
      <path className={styles.screen} d="M15 6l11 6l-11 6z" />
    </g>
  );
}
