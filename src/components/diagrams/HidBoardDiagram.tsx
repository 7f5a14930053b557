import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Box, Label} from './shapes';

/** A board between script and phone: commands in, pointer out. */
export function HidBoardDiagram(): ReactNode {
  return (
    <Diagram
      title="The board between script and screen"
      description="The script in the app sends a position to the board by Bluetooth or USB. The board, powered by a cable, acts as a mouse and keyboard: the phone receives a pointer, a click or a key as from hardware."
      height={230}
    >
      <Box x={12} y={20} width={130} height={56} lines={['phone: AScript', 'runs the script']} />
      <Arrow from={[142, 48]} to={[216, 48]} label="position" />
      <g className={styles.marked}>
        <rect x={216} y={20} width={132} height={56} rx={6} />
        <text x={282} y={45} textAnchor="middle">
          ESP32 board
        </text>
        <text x={282} y={61} textAnchor="middle">
          BOOT · RESET
        </text>
      </g>
      <Arrow from={[282, 76]} to={[282, 140]} label="power" labelOffset={[28, 4]} isDashed />
      <Label x={282} y={158} anchor="middle">
        charger or computer
      </Label>
      <Arrow from={[232, 76]} to={[90, 176]} label="pointer, click, key" labelOffset={[-52, -4]} />
      <Box x={12} y={176} width={156} height={40} lines={['phone: other apps']} />
    </Diagram>
  );
}
