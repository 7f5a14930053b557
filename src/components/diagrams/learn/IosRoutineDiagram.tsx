import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import diagram from '../diagrams.module.css';
import {Phone, Picture} from '../screenParts';
import {Arrow, Label} from '../shapes';
import styles from './learn.module.css';
import {Heading, TextFile} from './parts';

const ICONS = [0, 1, 2].flatMap((column) =>
  [0, 1, 2].map((row) => ({x: 36 + column * 40, y: 104 + row * 44})),
);

/** What a routine leaves behind: a notification, a log and a picture of what went wrong. */
export function IosRoutineDiagram(): ReactNode {
  return (
    <Diagram
      title="What the routine leaves behind"
      description="On the left an iPhone with its home screen. A notification at its top says: Storage watch, 94 percent of the storage is in use. On the right two files of the project: the log with a line for each day and its change in gigabytes, and the picture of a screen on which the script did not find its way."
      height={262}
    >
      <Phone x={16} y={12} width={150} height={238} />
      <rect className={styles.notice} x={28} y={30} width={126} height={50} rx={8} />
      <Heading x={36} y={49}>
        Storage watch
      </Heading>
      <Label x={36} y={67}>
        94 % … is in use.
      </Label>
      {ICONS.map(({x, y}) => (
        <rect className={diagram.screen} key={`${x} ${y}`} x={x} y={y} width={30} height={30} rx={7} />
      ))}
      <Arrow from={[170, 70]} to={[190, 70]} />
      <TextFile
        x={194}
        y={20}
        width={158}
        name="storage.log"
        lines={['11-20 90 %, +2.1 GB', '11-21 92 %, +2.6 GB', '11-22 94 %, +2.5 GB']}
      />
      <Arrow from={[170, 180]} to={[190, 180]} isDashed />
      <Picture x={198} y={136} width={48} height={88} />
      <Label x={258} y={166}>
        where it did
      </Label>
      <Label x={258} y={182}>
        not find
      </Label>
      <Label x={258} y={198}>
        its way
      </Label>
    </Diagram>
  );
}
