import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Mark} from '../screenParts';
import {Arrow, Label} from '../shapes';

const STEPS = [1, 2, 3, 4] as const;
const FIRST_X = 124;
const STEP = 52;

/** A first start ends after two steps; the second one begins with the third. */
export function ClockDrawing(): ReactNode {
  return (
    <Diagram
      title="The second start begins with the third step"
      description="A clock shows two minutes past nine. To its right run two lines with four steps each. On the first line, started at 9:02, steps 1 and 2 are ticked; at step 3 the script stops, a cross. On the second line, started at 9:40, steps 1 and 2 are passed over, and steps 3 and 4 are ticked."
      height={196}
    >
      <circle className={styles.screen} cx={48} cy={98} r={36} />
      <path className={styles.curve} d="M48 98h-22M48 98l5 -28" />
      <Label x={48} y={152} anchor="middle">
        09:02
      </Label>
      <Line y={62} name="09:02" />
      <Line y={142} name="09:40" />
      {STEPS.map((step, index) => {
        const x = FIRST_X + index * STEP;
        const isFirst = index < 2;
        return (
          <g key={step}>
            <Label x={x} y={40} anchor="middle">
              {`${step}`}
            </Label>
            {isFirst && <Mark x={x - 4} y={61} isGood />}
            {step === 3 && <Mark x={x - 4} y={62} isGood={false} />}
            {isFirst && (
              <path className={`${styles.curve} ${styles.dashed}`} d={`M${x - 22} 142a22 16 0 0 1 44 0`} />
            )}
            {!isFirst && <Mark x={x - 4} y={141} isGood />}
          </g>
        );
      })}
      <Arrow from={[FIRST_X + 2 * STEP, 80]} to={[FIRST_X + 2 * STEP, 116]} isDashed />
    </Diagram>
  );
}

function Line({y, name}: {y: number; name: string}): ReactNode {
  return (
    <>
      <Label x={350} y={y + 4} anchor="end">
        {name}
      </Label>
      {STEPS.map((step, index) => (
        <circle key={step} className={styles.screen} cx={FIRST_X + index * STEP} cy={y} r={14} />
      ))}
    </>
  );
}
