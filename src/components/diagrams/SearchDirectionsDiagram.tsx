import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {DIRECTIONS} from './directions';
import {Arrow, Label} from './shapes';

const COLUMNS = 4;
const CELL = 88;
const SIZE = 56;
const LINES = [8, 28, 48];

/** The eight orders in which a colour search visits pixels. */
export function SearchDirectionsDiagram(): ReactNode {
  return (
    <Diagram
      title="The eight values of ori: where the search starts and which way it goes"
      description="1 and 2 start at the top left, going down columns or along rows. 3 and 4 start at the top right, 5 and 6 at the bottom right, 7 and 8 at the bottom left. 1, 4, 5 and 8 go along columns, the others along rows."
      height={196}
    >
      {DIRECTIONS.map(({ori, startsRight, startsBottom, goesDown}, index) => {
        const left = 16 + (index % COLUMNS) * CELL;
        const top = 24 + Math.floor(index / COLUMNS) * CELL;
        const far = (isFar: boolean) => (isFar ? SIZE - 4 : 4);
        return (
          <g key={ori}>
            <g className={styles.box}>
              <rect x={left} y={top} width={SIZE} height={SIZE} rx={4} />
            </g>
            <Label x={left} y={top - 6}>
              {String(ori)}
            </Label>
            {LINES.map((offset, step) => {
              const across = (goesDown ? startsRight : startsBottom) ? SIZE - offset : offset;
              const [from, to] = goesDown
                ? ([
                    [left + across, top + far(startsBottom)],
                    [left + across, top + far(!startsBottom)],
                  ] as const)
                : ([
                    [left + far(startsRight), top + across],
                    [left + far(!startsRight), top + across],
                  ] as const);
              return <Arrow key={offset} from={from} to={to} isDashed={step > 0} />;
            })}
          </g>
        );
      })}
    </Diagram>
  );
}
