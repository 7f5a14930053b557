import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Label} from './shapes';

/** Where the three points of the page's example lie, in the drawing: two units a pixel. */
const ANCHOR = [80, 88] as const;
const RIGHT = [248, 88] as const;
const WHITE = [152, 118] as const;

interface PointProps {
  at: readonly [x: number, y: number];
  name: string;
}

/** A picked pixel, readable on any ground. */
function Point({at: [x, y], name}: PointProps): ReactNode {
  return (
    <>
      <path d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} stroke="#ffffff" strokeWidth={5} />
      <path d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} stroke="#1b1b1f" strokeWidth={2} />
      <text x={x + 8} y={y - 8} fill="#1b1b1f" fontWeight={600}>
        {name}
      </text>
    </>
  );
}

/** A feature string as what it is: three pixels of a button, and the distances between them. */
export function FeatureStringDiagram(): ReactNode {
  return (
    <Diagram
      title="Three pixels of a button; only their colours and distances count"
      description="A green button with a white triangle on it. Pixel 1, the anchor, is green, near the left edge, at 512, 1630. Pixel 2, also green, is 84 pixels to the right of it. Pixel 3 is white, in the triangle, 36 pixels to the right of the anchor and 15 below it. The search returns the place of the anchor."
      height={236}
    >
      <rect x={36} y={28} width={288} height={136} rx={14} fill="#2FB36D" />
      <path d="M126 68v82l76-41z" fill="#ffffff" />
      <Point at={ANCHOR} name="1" />
      <Point at={RIGHT} name="2" />
      <Point at={WHITE} name="3" />
      <Label x={36} y={18}>
        512,1630,#2FB36D
      </Label>
      <Label x={324} y={18} anchor="end">
        596,1630,#2FB36D
      </Label>
      <Arrow from={[80, 180]} to={[248, 180]} label="84 px" labelOffset={[0, -5]} />
      <Arrow from={[80, 204]} to={[152, 204]} label="36 px" labelOffset={[62, 4]} />
      <Arrow from={[336, 88]} to={[336, 118]} />
      <Label x={342} y={136} anchor="middle">
        15 px
      </Label>
      <Label x={80} y={226}>
        3: 548,1645,#FFFFFF
      </Label>
    </Diagram>
  );
}
