import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

const STEPS = [
  ['pictures', '50 to 200 screenshots'],
  ['labels', 'a box around each thing'],
  ['training', 'on your computer'],
  ['export', '.param and .bin'],
  ['script', 'load, detect, act'],
] as const;
const ROW = 60;

/** The way from pictures to a script that finds objects. */
export function YoloPathDiagram(): ReactNode {
  return (
    <Diagram
      title="From pictures to a script"
      description="Five steps, one below the other: take pictures, draw labels, train on your computer, export to two ncnn files, load them in the script and detect."
      height={STEPS.length * ROW + 8}
    >
      {STEPS.map(([name, text], index) => (
        <g key={name}>
          <Box
            x={60}
            y={12 + index * ROW}
            width={240}
            height={40}
            lines={[`${index + 1}. ${name}: ${text}`]}
            isMarked={index === 4}
          />
          {index > 0 && <Arrow from={[180, index * ROW - 8]} to={[180, index * ROW + 12]} />}
        </g>
      ))}
    </Diagram>
  );
}
