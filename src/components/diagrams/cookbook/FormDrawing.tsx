import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Mark, Phone, Rows, Tap, Window} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** The row of a table that is not done yet goes into the fields of a form, and is saved. */
export function FormDrawing(): ReactNode {
  return (
    <Diagram
      title="The next row goes into the fields; what is saved is ticked off"
      description="On the left the table members.csv with the columns id, name and city. Row 1, Ada, is ticked; row 2, Grace in New York, is marked, and arrows lead from its cells to the fields of a form on a phone. A ring is on the button Save."
      height={236}
    >
      <Window x={10} y={36} width={166} height={126} title="members.csv" />
      <g className={styles.marked}>
        <rect x={12} y={111} width={162} height={26} />
      </g>
      <Rows x={12} y={60} width={162} height={25} texts={['id', '1', '2', '3']} />
      <Rows x={36} y={60} width={138} height={25} texts={['name', 'Ada', 'Grace', 'Byron']} />
      <Rows x={92} y={60} width={82} height={25} texts={['city', 'London', 'New York', 'Kirkby']} />
      <Mark x={158} y={97} isGood />
      <Phone x={214} y={10} width={136} height={216} />
      <Label x={228} y={42}>
        New member
      </Label>
      <Box x={226} y={60} width={112} height={30} lines={['Grace']} />
      <Box x={226} y={104} width={112} height={30} lines={['New York']} />
      <Box x={226} y={150} width={112} height={32} lines={['Save']} isMarked />
      <Tap x={322} y={172} />
      <Arrow from={[78, 118]} to={[222, 76]} />
      <Arrow from={[156, 128]} to={[222, 120]} />
    </Diagram>
  );
}
