import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Search, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

const FULL = 184;

/** Two numbers are read; the purchase leaves more than the reserve, so the button is tapped. */
export function NumberDrawing(): ReactNode {
  return (
    <Diagram
      title="What is left after the purchase must reach the reserve"
      description="On the left a phone with a game's market. Dashed frames are around the coins, 1480, and the price of a potion, 250; a ring is on the button Buy. On the right stand columns: 1480 coins now and 1230 after the purchase, both above a dashed line at 500, the coins to keep."
      height={236}
    >
      <Phone x={10} y={10} width={150} height={216} />
      <circle className={styles.signal} cx={84} cy={40} r={8} />
      <Label x={104} y={44}>
        1480
      </Label>
      <Search x={98} y={29} width={44} height={22} />
      <path className={styles.ink} d="M76 78h18v14l14 28a8 8 0 0 1 -7 12h-32a8 8 0 0 1 -7 -12l14 -28z" />
      <Label x={85} y={158} anchor="middle">
        250
      </Label>
      <Search x={66} y={143} width={38} height={22} />
      <Box x={48} y={178} width={74} height={28} lines={['Buy']} isMarked />
      <Tap x={114} y={200} />
      <Arrow from={[166, 118]} to={[192, 118]} />
      <g className={styles.box}>
        <rect x={206} y={206 - FULL} width={40} height={FULL} />
      </g>
      <g className={styles.marked}>
        <rect x={266} y={206 - (FULL * 1230) / 1480} width={40} height={(FULL * 1230) / 1480} />
      </g>
      <path className={`${styles.edge} ${styles.dashed}`} d={`M198 ${206 - (FULL * 500) / 1480}h116`} />
      <Label x={226} y={16} anchor="middle">
        1480
      </Label>
      <Label x={286} y={46} anchor="middle">
        1230
      </Label>
      <Label x={318} y={210 - (FULL * 500) / 1480}>
        500
      </Label>
      <Label x={226} y={224} anchor="middle">
        now
      </Label>
      <Label x={286} y={224} anchor="middle">
        after
      </Label>
    </Diagram>
  );
}
