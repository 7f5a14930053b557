import type {Raster} from '../draw/rasterise';

/** An area of one colour; `color` is `0xrrggbb`. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  color: number;
}

/** A picture as few areas of one colour: runs of a row, joined with the same run of the row above. */
export function toRectangles({width, height, pixels}: Raster): Rectangle[] {
  const rectangles: Rectangle[] = [];
  let above = new Map<string, Rectangle>();
  for (let y = 0; y < height; y++) {
    const row = new Map<string, Rectangle>();
    for (const run of findRuns(pixels.subarray(y * width, (y + 1) * width))) {
      const key = `${run.x},${run.width},${run.color}`;
      const known = above.get(key);
      if (known !== undefined) known.height++;
      const rectangle = known ?? {...run, y, height: 1};
      if (known === undefined) rectangles.push(rectangle);
      row.set(key, rectangle);
    }
    above = row;
  }
  return rectangles;
}

function findRuns(row: Uint32Array): Pick<Rectangle, 'x' | 'width' | 'color'>[] {
  const runs: Pick<Rectangle, 'x' | 'width' | 'color'>[] = [];
  for (const [x, color] of row.entries()) {
    const last = runs.at(-1);
    if (last?.color === color) last.width++;
    else runs.push({x, width: 1, color});
  }
  return runs;
}
