import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Label} from './shapes';

/** One result of text recognition on a screen, with what each field is. */
export function OcrResultDiagram(): ReactNode {
  return (
    <Diagram
      title="What a result holds"
      description="The word Start on a screen has a frame around it. rect holds its left, top, right and bottom edges, center_x and center_y its middle, text the word, confidence how sure the engine is."
      height={220}
    >
      <rect className={styles.edge} x={110} y={70} width={140} height={60} rx={3} />
      <Label x={180} y={106} anchor="middle">
        Start
      </Label>
      <Label x={110} y={56}>
        rect[0], rect[1]
      </Label>
      <Label x={250} y={150} anchor="end">
        rect[2], rect[3]
      </Label>
      <Arrow from={[180, 186]} to={[180, 124]} />
      <Label x={180} y={204} anchor="middle">
        center_x, center_y
      </Label>
      <Label x={180} y={28} anchor="middle">
        text = “Start”, confidence = 0.97
      </Label>
    </Diagram>
  );
}
