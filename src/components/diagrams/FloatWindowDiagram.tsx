import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Label} from './shapes';

/** The floating button on a screen, with the values that place it. */
export function FloatWindowDiagram(): ReactNode {
  return (
    <Diagram
      title="Where the floating button goes"
      description="On a phone's screen, x of 0 tucks the button into the left edge, minus 1 into the right edge. Fractions such as 0.5 and 0.4 pin it at half the width and two fifths of the height. dim fades it, from 0 invisible to 1 solid. A tap opens its menu with the entries you added."
      height={270}
    >
      <g className={styles.box}>
        <rect x={110} y={16} width={130} height={240} rx={10} />
      </g>
      <g className={styles.marked}>
        <rect x={104} y={56} width={22} height={22} rx={11} />
        <rect x={164} y={104} width={22} height={22} rx={11} />
        <rect x={224} y={56} width={22} height={22} rx={11} />
        <rect x={146} y={160} width={58} height={64} rx={6} />
      </g>
      <Arrow from={[64, 67]} to={[102, 67]} />
      <Label x={58} y={71} anchor="end">
        x = 0
      </Label>
      <Arrow from={[290, 67]} to={[248, 67]} />
      <Label x={296} y={71}>
        x = -1
      </Label>
      <Arrow from={[64, 115]} to={[162, 115]} />
      <Label x={58} y={112} anchor="end">
        x = 0.5
      </Label>
      <Label x={58} y={128} anchor="end">
        y = 0.4
      </Label>
      <Arrow from={[290, 192]} to={[206, 192]} />
      <Label x={296} y={189}>
        menu
      </Label>
      <Label x={175} y={196} anchor="middle">
        add_menu
      </Label>
    </Diagram>
  );
}
