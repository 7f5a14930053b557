import type {Bounds} from '../geometry';

/** What is painted on the screen, in the order of painting; pixels of the screen, colours `#rrggbb`. */
export type Shape =
  | {kind: 'rect'; bounds: Bounds; fill: string; clip?: Bounds}
  | {kind: 'circle'; center: readonly [x: number, y: number]; radius: number; fill: string; clip?: Bounds}
  /**
   * Text from its left top corner; `scale` is the size of a point of the bitmap font. `isCentred` when the corner follows
   * from a middle, which another font keeps.
   */
  | {
      kind: 'text';
      text: string;
      at: readonly [x: number, y: number];
      scale: number;
      ink: string;
      isCentred?: boolean;
      clip?: Bounds;
    };

/** Columns of the bitmap font from one character to the next. */
const ADVANCE_COLUMNS = 6;
const TEXT_ROWS = 7;

/** What edges leave of a rectangle; its own are out of order when that is nothing. */
export function clipBounds(bounds: Bounds, clip: Bounds): Bounds {
  return [
    Math.max(bounds[0], clip[0]),
    Math.max(bounds[1], clip[1]),
    Math.min(bounds[2], clip[2]),
    Math.min(bounds[3], clip[3]),
  ];
}

/** Width and height of a line of text in pixels. */
export function measureText(text: string, scale: number): readonly [width: number, height: number] {
  return [Math.max(0, [...text].length * ADVANCE_COLUMNS - 1) * scale, TEXT_ROWS * scale];
}

/** Pixels from the beginning of one character to that of the next. */
export function advanceOf(scale: number): number {
  return ADVANCE_COLUMNS * scale;
}
