import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Phone} from './screenParts';
import {Arrow, Label} from './shapes';

const ICONS = [0, 1, 2, 3, 4, 5] as const;

/** The two screens at the end of an activation on iOS. */
export function AutomationRunningDiagram(): ReactNode {
  return (
    <Diagram
      title="The last two screens; drawn, iOS decides where its words are"
      description="On the left a phone asks for the code of the lock screen after AScript was tapped. An arrow leads to the right phone. Over its home screen iOS has written: Automation Running, Hold both volume buttons to stop."
      height={232}
    >
      <Phone x={28} y={8} width={116} height={216} />
      <Label x={86} y={78} anchor="middle">
        Enter the code
      </Label>
      {ICONS.map((index) => (
        <circle key={index} className={styles.ink} cx={56 + index * 12} cy={96} r={3} />
      ))}
      <Arrow from={[156, 116]} to={[204, 116]} />
      <Phone x={216} y={8} width={116} height={216} />
      {ICONS.map((index) => (
        <rect
          key={index}
          className={styles.hairline}
          x={234 + (index % 3) * 30}
          y={120 + Math.floor(index / 3) * 36}
          width={22}
          height={22}
          rx={5}
        />
      ))}
      <g className={styles.marked}>
        <rect x={224} y={44} width={100} height={52} rx={4} />
        <text x={274} y={62} textAnchor="middle">
          Automation
        </text>
        <text x={274} y={78} textAnchor="middle">
          Running
        </text>
      </g>
    </Diagram>
  );
}
