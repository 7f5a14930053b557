import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Phone} from './screenParts';
import {Box, Label} from './shapes';

const CELL = 12;
/** The pixels under the magnifier: the edge between the green button and the white triangle on it. */
const MAGNIFIED = ['ggggggg', 'gwggggg', 'gwwwggg', 'gwwwwwg', 'gwwwggg', 'gwggggg', 'ggggggg'] as const;
const PIXELS = MAGNIFIED.flatMap((row, y) =>
  [...row].map((pixel, x) => ({x: 152 + x * CELL, y: 12 + y * CELL, isWhite: pixel === 'w'})),
);
const POINTS = ['512,1630,#2FB36D', '596,1630,#2FB36D', '548,1645,#FFFFFF'] as const;

/** The colour tool of the Web IDE: screenshot, magnifier, picked points, the string that they make. */
export function ColourToolDiagram(): ReactNode {
  return (
    <Diagram
      title="The colour tool, drawn from its description; places differ between versions"
      description="On the left a screenshot with a green play button, on which three points are marked. On the right a magnifier shows single pixels, the middle one framed. Below it is the list of the three picked points with place and colour, and at the bottom a bar with the feature string that they make and its test: found once."
      height={268}
    >
      <Phone x={8} y={10} width={132} height={248} />
      <rect x={28} y={150} width={92} height={44} rx={6} fill="#2FB36D" />
      <path d="M64 158v28l24-14z" fill="#ffffff" />
      {[40, 108, 74].map((x) => (
        <circle key={x} cx={x} cy={172} r={4} fill="#F2A33A" stroke="#1b1b1f" />
      ))}
      {PIXELS.map(({x, y, isWhite}) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width={CELL}
          height={CELL}
          fill={isWhite ? '#ffffff' : '#2FB36D'}
          stroke="#8a8f98"
          strokeWidth={0.5}
        />
      ))}
      <rect
        className={styles.edge}
        x={152 + 3 * CELL}
        y={12 + 3 * CELL}
        width={CELL}
        height={CELL}
        fill="none"
      />
      <Label x={246} y={30}>
        548, 1645
      </Label>
      <Label x={246} y={50}>
        #FFFFFF
      </Label>
      <rect className={styles.screen} x={152} y={108} width={200} height={78} rx={6} />
      {POINTS.map((point, index) => (
        <Label key={point} x={162} y={130 + index * 22}>
          {`${index + 1}   ${point}`}
        </Label>
      ))}
      <Box x={152} y={196} width={200} height={26} lines={['512,1630,#2FB36D|596,…']} />
      <Box x={152} y={232} width={96} height={26} lines={['test']} isMarked />
      <Label x={258} y={249}>
        found once
      </Label>
    </Diagram>
  );
}
