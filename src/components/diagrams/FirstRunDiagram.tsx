import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

const STEPS = [
  'install the app',
  'choose accessibility',
  'allow it in the settings',
  'share the entire screen',
  'Developer: the address',
] as const;
const ROW = 56;

/** The first run on a phone, step by step. */
export function FirstRunDiagram(): ReactNode {
  return (
    <Diagram
      title="The first run on the phone"
      description="Install the app, choose accessibility as the run mode, allow it in Android's settings, share the entire screen when asked, then open Developer for the address of the editor."
      height={STEPS.length * ROW + 8}
    >
      {STEPS.map((step, index) => (
        <g key={step}>
          <Box
            x={70}
            y={12 + index * ROW}
            width={220}
            height={36}
            lines={[`${index + 1}. ${step}`]}
            isMarked={index === 4}
          />
          {index > 0 && <Arrow from={[180, index * ROW - 8]} to={[180, index * ROW + 12]} />}
        </g>
      ))}
    </Diagram>
  );
}
