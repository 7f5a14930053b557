import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** A feature string taken apart: anchor, offset points, tolerance. */
export function FeatureStringDiagram(): ReactNode {
  return (
    <Diagram
      title="A feature string taken apart"
      description="The string has three entries. The first, 512,1630,#2FB36D, is the anchor. The second lies 84 pixels to the right of it and accepts each channel up to 16 steps away, written -#101010. The third lies 36 pixels right and 15 down. Only these distances count."
      height={230}
    >
      <Box x={12} y={16} width={336} height={32} lines={['512,1630,#2FB36D']} isMarked />
      <Label x={12} y={66}>
        anchor: the place that comes back
      </Label>
      <Box x={12} y={78} width={336} height={32} lines={['596,1630,#2FB36D-#101010']} />
      <Label x={12} y={128}>
        84 px to the right; each channel ± 16
      </Label>
      <Box x={12} y={140} width={336} height={32} lines={['548,1645,#FFFFFF']} />
      <Label x={12} y={190}>
        36 px to the right, 15 px down
      </Label>
      <Arrow from={[280, 204]} to={[344, 204]} />
      <Label x={12} y={218}>
        joined by | and found anywhere on the screen
      </Label>
    </Diagram>
  );
}
