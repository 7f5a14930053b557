import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Search} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** A code is taken out of a message to the clipboard, which is empty again a minute later. */
export function CodeDrawing(): ReactNode {
  return (
    <Diagram
      title="From the message to the clipboard, which is empty a minute later"
      description="On the left a phone with a notification: Parcel locker, your pick-up code is 482913. A dashed frame surrounds the number. An arrow leads from it to a clipboard that holds 482913. Another one, labelled 60 s, leads down to the same clipboard, empty."
      height={236}
    >
      <Phone x={10} y={10} width={176} height={216} />
      <g className={styles.marked}>
        <rect x={20} y={28} width={156} height={74} rx={8} />
      </g>
      <Label x={30} y={50}>
        Parcel locker
      </Label>
      <Label x={30} y={70}>
        Your pick-up code
      </Label>
      <Label x={30} y={90}>
        is 482913. Locker 12.
      </Label>
      <Search x={40} y={76} width={50} height={20} />
      <Arrow from={[94, 86]} to={[240, 66]} />
      <Clipboard x={244} y={28} text="482913" />
      <Arrow from={[292, 116]} to={[292, 144]} label="60 s" labelOffset={[24, 4]} isDashed />
      <Clipboard x={244} y={152} text="" />
    </Diagram>
  );
}

function Clipboard({x, y, text}: {x: number; y: number; text: string}): ReactNode {
  return (
    <>
      <rect className={styles.screen} x={x} y={y} width={96} height={76} rx={6} />
      <Box x={x + 30} y={y - 7} width={36} height={14} lines={[]} />
      {text !== '' && (
        <Label x={x + 48} y={y + 44} anchor="middle">
          {text}
        </Label>
      )}
    </>
  );
}
