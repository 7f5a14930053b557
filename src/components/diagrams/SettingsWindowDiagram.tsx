import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Box} from './shapes';

const FIELDS = [
  {label: 'Beds at most', value: '20', y: 78},
  {label: 'Minutes at most', value: '5', y: 120},
] as const;

/** The window of a script, over the app that it will work in. */
export function SettingsWindowDiagram(): ReactNode {
  return (
    <Diagram
      title="The window of the script, over the garden"
      description="A phone shows the garden. Over it is a window with two fields, Beds at most with the value 20 and Minutes at most with the value 5, and a Start button with the ring of a finger on it."
      height={252}
    >
      <g className={styles.box}>
        <rect x={60} y={8} width={240} height={236} rx={14} />
        <text x={76} y={34}>
          My garden
        </text>
      </g>
      <Box x={76} y={48} width={208} height={160} lines={[]} isMarked />
      {FIELDS.map(({label, value, y}) => (
        <g key={label}>
          <text className={styles.label} x={90} y={y + 20}>
            {label}
          </text>
          <Box x={210} y={y} width={56} height={30} lines={[value]} />
        </g>
      ))}
      <Box x={90} y={164} width={176} height={32} lines={['Start']} />
      <circle className={styles.edge} cx={178} cy={180} r={22} />
    </Diagram>
  );
}
