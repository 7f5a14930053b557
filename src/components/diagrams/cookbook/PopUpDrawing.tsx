import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Mark, Phone, Rows, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

const HEADLINES = ['New bridge opens', 'Rain until Sunday', 'Trains at night'];

/** A pop-up lies over the headlines of an app; its button that says no is pressed, and the work goes on. */
export function PopUpDrawing(): ReactNode {
  return (
    <Diagram
      title="Not now is pressed, then the next step follows"
      description="On the left a phone with headlines of a news app. Over them lies a question, Enjoying News?, with the buttons Rate and Not now; a ring is on Not now. An arrow leads to the same phone without the question; beside it step 3 is ticked."
      height={236}
    >
      <Phone x={10} y={10} width={158} height={216} />
      <Rows x={18} y={24} width={142} height={30} texts={HEADLINES} />
      <g className={styles.marked}>
        <rect x={22} y={114} width={134} height={92} rx={6} />
      </g>
      <Label x={89} y={138} anchor="middle">
        Enjoying News?
      </Label>
      <Box x={30} y={160} width={46} height={28} lines={['Rate']} />
      <Box x={84} y={160} width={64} height={28} lines={['Not now']} />
      <Tap x={142} y={186} />
      <Arrow from={[174, 118]} to={[206, 118]} />
      <Phone x={212} y={10} width={138} height={216} />
      <Rows x={220} y={24} width={122} height={30} texts={HEADLINES} />
      <Mark x={230} y={146} isGood />
      <Label x={246} y={150}>
        Step 3
      </Label>
    </Diagram>
  );
}
