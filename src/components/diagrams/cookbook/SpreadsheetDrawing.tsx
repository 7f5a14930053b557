import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Rows, Tap, Window} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** The row of a table goes into the fields of a program, field by field. */
export function SpreadsheetDrawing(): ReactNode {
  return (
    <Diagram
      title="A row of the table goes into the fields, then Add is pressed"
      description="On the left a table with the columns name and city; its second row, Grace in New York, is marked. Arrows lead from its cells to the fields of a program's window on the right, which hold Grace and New York. A ring is on the window's button Add, and a line below says Added Ada, the row before."
      height={216}
    >
      <Window x={10} y={28} width={142} height={142} title="customers.csv" />
      <g className={styles.marked}>
        <rect x={14} y={102} width={134} height={26} />
      </g>
      <Rows x={14} y={52} width={134} height={25} texts={['name', 'Ada', 'Grace', 'Zoë']} />
      <Rows x={68} y={52} width={80} height={25} texts={['city', 'London', 'New York', 'Oslo']} />
      <Window x={196} y={14} width={154} height={188} title="Customers" />
      <Box x={208} y={48} width={130} height={28} lines={['Grace']} />
      <Box x={208} y={86} width={130} height={28} lines={['New York']} />
      <Box x={208} y={126} width={76} height={30} lines={['Add']} isMarked />
      <Tap x={276} y={150} />
      <Label x={210} y={184}>
        Added Ada
      </Label>
      <Arrow from={[152, 108]} to={[204, 64]} />
      <Arrow from={[152, 122]} to={[204, 102]} />
    </Diagram>
  );
}
