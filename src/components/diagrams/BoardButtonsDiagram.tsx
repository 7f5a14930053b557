import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Box, Label} from './shapes';

const PINS = Array.from({length: 11}, (_, index) => 70 + index * 22);

/** Where the two buttons of a board are, and the order in which they are pressed. */
export function BoardButtonsDiagram(): ReactNode {
  return (
    <Diagram
      title="The two buttons, with the USB socket towards you; boards differ, the names are printed beside the buttons"
      description="A board with its USB socket at the lower edge. RESET is left of the socket, BOOT right of it. Order: 1, hold BOOT; 2, press RESET once; 3, let go of BOOT."
      height={222}
    >
      <g className={styles.box}>
        <rect x={56} y={14} width={248} height={112} rx={8} />
      </g>
      {PINS.map((x) => (
        <circle key={x} className={styles.ink} cx={x} cy={24} r={3} />
      ))}
      <Box x={132} y={38} width={96} height={40} lines={['ESP32']} />
      <rect className={styles.ink} x={156} y={104} width={48} height={32} rx={3} />
      <Label x={180} y={152} anchor="middle">
        USB
      </Label>
      <Box x={72} y={92} width={68} height={26} lines={['RESET']} />
      <Box x={220} y={92} width={68} height={26} lines={['BOOT']} isMarked />
      <Label x={20} y={178}>
        1 hold BOOT
      </Label>
      <Label x={20} y={196}>
        2 press RESET once
      </Label>
      <Label x={20} y={214}>
        3 let go of BOOT
      </Label>
    </Diagram>
  );
}
