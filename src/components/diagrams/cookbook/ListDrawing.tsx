import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Rows, Search, Window} from '../screenParts';
import {Arrow, Label} from '../shapes';

const BOOKS = ['Bread at Home', 'Do It Twice', 'Evening Songs', 'Far from Port', 'Garden Notes'];
const PRICES = ['$9.50', '$7.25', '$11.00', '$8.00', '$6.40'];
const ROW = 36;

/** The rows of a list that is dragged upwards go into a table, each once. */
export function ListDrawing(): ReactNode {
  return (
    <Diagram
      title="Every row once, however far two screens overlap"
      description="On the left a phone with a list of five books and their prices. A dashed frame surrounds each row; the last one is cut off at the edge and has no frame. A long arrow shows a finger that drags the list up by three fifths. On the right the window books.csv holds the columns Title and Price with the first four books."
      height={236}
    >
      <Phone x={10} y={10} width={164} height={216} />
      <Rows x={20} y={24} width={144} height={ROW} texts={BOOKS} />
      {PRICES.map((price, index) => (
        <Label key={price} x={160} y={46 + index * ROW} anchor="end">
          {price}
        </Label>
      ))}
      {PRICES.slice(0, -1).map((price, index) => (
        <Search key={price} x={20} y={28 + index * ROW} width={146} height={ROW - 8} />
      ))}
      <g className={styles.box}>
        <rect x={15} y={188} width={154} height={28} />
      </g>
      <path className={styles.edge} d="M116 186V56m-6 10l6 -10l6 10" />
      <Arrow from={[178, 118]} to={[196, 118]} />
      <Window x={200} y={46} width={152} height={140} title="books.csv" />
      <Rows x={202} y={72} width={148} height={22} texts={['Title', ...BOOKS.slice(0, 4)]} />
      <Rows x={298} y={72} width={52} height={22} texts={['Price', ...PRICES.slice(0, 4)]} />
    </Diagram>
  );
}
