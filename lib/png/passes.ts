import type {PngHeader} from './readChunks';

/** A part of the picture that is stored in one go: which columns and rows it has. */
export interface Pass {
  left: number;
  top: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
}

/** Left, top and the steps of the seven passes of an interlaced picture (Adam7). */
const ADAM7: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** The passes in which a picture is stored, without those that have no pixel. */
export function listPasses({width, height, isInterlaced}: PngHeader): Pass[] {
  const places = isInterlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  return places
    .map(([left, top, stepX, stepY]) => ({
      left,
      top,
      stepX,
      stepY,
      width: Math.ceil((width - left) / stepX),
      height: Math.ceil((height - top) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}
