import type {ScreenPoint} from '@site/lib/phone/geometry';

export interface Arrow {
  key: string;
  /** Offset in pixels, to the right and down. */
  move: ScreenPoint;
  sign: string;
  label: string;
}

/** The arrow keys, in the order of the buttons that do the same. */
export const ARROWS: readonly Arrow[] = [
  {key: 'ArrowLeft', move: [-1, 0], sign: '←', label: 'left'},
  {key: 'ArrowUp', move: [0, -1], sign: '↑', label: 'up'},
  {key: 'ArrowDown', move: [0, 1], sign: '↓', label: 'down'},
  {key: 'ArrowRight', move: [1, 0], sign: '→', label: 'right'},
];

/** Factor of a move with Shift. */
export const FAR = 10;
