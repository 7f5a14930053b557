import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** What a finger does over time in a tap, a long press, a swipe, a drag and a pinch. */
export function GestureDiagram(): ReactNode {
  return (
    <Diagram
      title="What the finger does, and how long"
      description="A tap holds one place for about 20 milliseconds, a long press for 500 and more. A swipe moves for 300 milliseconds or more; at 20 it is a flick. A drag holds first, then moves. A pinch moves two fingers at once, each on its own path."
      height={280}
    >
      {(
        [
          ['tap', 20, 24, 'click, 20 ms'],
          ['long press', 64, 120, 'click, 800 ms'],
          ['swipe', 108, 180, 'slide, 300 ms'],
          ['drag', 152, 220, 'Touch: hold, move, up'],
        ] as const
      ).map(([name, y, width, text]) => (
        <g key={name}>
          <Label x={12} y={y + 18}>
            {name}
          </Label>
          <Box x={96} y={y} width={width} height={28} lines={[]} isMarked />
          <Label x={Math.min(96 + width + 8, 236)} y={y + (width > 150 ? 44 : 18)}>
            {text}
          </Label>
        </g>
      ))}
      <Label x={12} y={236}>
        pinch
      </Label>
      <Arrow from={[150, 232]} to={[96, 232]} />
      <Arrow from={[170, 232]} to={[226, 232]} />
      <Label x={96} y={262}>
        gesture with two paths, 500 ms
      </Label>
    </Diagram>
  );
}
