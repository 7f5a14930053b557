import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Label} from './shapes';

/** How hits and wrong hits change with `confidence` in a picture search; the shape, not measured values. */
export function ThresholdCurveDiagram(): ReactNode {
  return (
    <Diagram
      title="Raising confidence: fewer wrong hits, then fewer right ones (the shape, not measurements)"
      description="From left to right confidence rises from 0.5 to 1. Wrong hits fall quickly until about 0.8. Right hits stay high until about 0.9 and then fall. In between lies the useful range."
      height={230}
    >
      <g className={styles.marked}>
        <rect x={196} y={20} width={80} height={150} rx={4} />
      </g>
      <path className={styles.curve} d="M40 34 C160 34 260 36 290 60 S330 150 340 168" />
      <path className={styles.edge} d="M40 50 C90 60 130 130 196 158 S300 168 340 168" />
      <Label x={44} y={24}>
        right hits
      </Label>
      <Label x={44} y={150}>
        wrong hits
      </Label>
      <Label x={236} y={190} anchor="middle">
        0.8 to 0.9
      </Label>
      <Label x={40} y={190}>
        0.5
      </Label>
      <Label x={340} y={190} anchor="end">
        1.0
      </Label>
      <Label x={180} y={216} anchor="middle">
        confidence
      </Label>
    </Diagram>
  );
}
