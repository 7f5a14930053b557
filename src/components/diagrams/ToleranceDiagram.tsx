import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Label} from './shapes';

const CHANNEL_MAXIMUM = 255;
const GREEN = [47, 179, 109] as const;
const SHIFTS = [0, 5, 10, 20, 30, 45] as const;
const SIMILARITIES = [1, 0.98, 0.95, 0.9] as const;
const ROW = 40;
const COLUMN = 46;

/** Which neighbours of a green each value of `diff` accepts: swatches with a tick or a cross. */
export function ToleranceDiagram(): ReactNode {
  return (
    <Diagram
      title="Which neighbours of a colour diff accepts"
      description="Six greens, each a little lighter: by 0, 5, 10, 20, 30 and 45 steps per channel. A diff of 1 accepts only the first, 0.98 up to 5 steps, 0.95 up to 13, 0.9 up to 25."
      height={236}
    >
      {SHIFTS.map((shift, column) => (
        <g key={shift}>
          <rect
            fill={`rgb(${GREEN.map((channel) => channel + shift).join(' ')})`}
            x={80 + column * COLUMN}
            y={16}
            width={36}
            height={28}
            rx={4}
          />
          <Label x={98 + column * COLUMN} y={62} anchor="middle">
            {`+${shift}`}
          </Label>
        </g>
      ))}
      {SIMILARITIES.map((similarity, row) => {
        const tolerance = Math.round((1 - similarity) * CHANNEL_MAXIMUM);
        return (
          <g key={similarity}>
            <Label x={12} y={94 + row * ROW}>
              {`diff ${similarity}`}
            </Label>
            {SHIFTS.map((shift, column) => (
              <Label key={shift} x={98 + column * COLUMN} y={94 + row * ROW} anchor="middle">
                {shift <= tolerance ? '✓' : '✗'}
              </Label>
            ))}
          </g>
        );
      })}
    </Diagram>
  );
}
