import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Mark, Phone, Picture, Rows, Search, Window} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** Steps of a script on three screens; the last fails and leaves a picture, texts and a log. */
export function EvidenceDrawing(): ReactNode {
  return (
    <Diagram
      title="The step that fails leaves a picture, the texts and its line in the log"
      description="Three screens from left to right: Settings and Bluetooth are ticked; on the third, Pair new device, a search frame looks for Devices nearby and finds nothing, and a cross stands above it. Below it a window shows the log with two lines, press Pair new device and Failed, and beside it a screenshot and a text file."
      height={292}
    >
      {['Settings', 'Bluetooth', 'Pairing'].map((name, index) => (
        <g key={name}>
          <Phone x={14 + index * 120} y={30} width={92} height={112} />
          <Label x={60 + index * 120} y={60} anchor="middle">
            {name}
          </Label>
          <Mark x={56 + index * 120} y={18} isGood={index < 2} />
          {index > 0 && <Arrow from={[index * 120 - 12, 88]} to={[index * 120 + 10, 88]} />}
        </g>
      ))}
      <Search x={262} y={80} width={76} height={28} />
      <Label x={300} y={98} anchor="middle">
        nearby?
      </Label>
      <Arrow from={[300, 144]} to={[300, 176]} />
      <Window x={14} y={176} width={222} height={100} title="log.txt" />
      <Rows
        x={20}
        y={202}
        width={210}
        height={34}
        texts={['09:31:04 press Pair new device', '09:31:12 Failed at: press Pair…']}
      />
      <Picture x={262} y={180} width={36} height={60} />
      <Box x={306} y={186} width={36} height={48} lines={['txt']} />
      <Label x={300} y={264} anchor="middle">
        09:31:12
      </Label>
      <rect className={styles.edge} x={256} y={174} width={92} height={72} rx={4} />
    </Diagram>
  );
}
