/** A point of a feature string. Colour and tolerance are `0xrrggbb`; without its own tolerance, that of the call holds. */
export interface ColorPoint {
  x: number;
  y: number;
  color: number;
  tolerance?: number;
}

/** A colour, possibly with its own tolerance: `#RRGGBB-#TTTTTT`. */
export type ColorRange = Omit<ColorPoint, 'x' | 'y'>;

/** Parses `x,y,#RRGGBB|x,y,#RRGGBB-#TTTTTT|…`; throws for an entry of another form. */
export function parseFeatureString(text: string): ColorPoint[] {
  return text.split('|').map((entry) => {
    const [x, y, color, rest] = entry.trim().split(',');
    const range = color === undefined ? undefined : parseColorRange(color.trim());
    const [left, top] = [toCoordinate(x), toCoordinate(y)];
    if (!range || rest !== undefined || !Number.isFinite(left) || !Number.isFinite(top))
      throw new Error(`colors: found ${JSON.stringify(entry)}; allowed: x,y,#RRGGBB or x,y,#RRGGBB-#TTTTTT`);
    // Adding 0 turns -0 into 0.
    return {x: Math.trunc(left) + 0, y: Math.trunc(top) + 0, ...range};
  });
}

/** An empty text is not a number, which `Number` takes for 0. */
function toCoordinate(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Parses `#RRGGBB|#RRGGBB-#TTTTTT|…`; throws for an entry of another form. */
export function parseColorList(text: string): ColorRange[] {
  return text.split('|').map((entry) => {
    const range = parseColorRange(entry.trim());
    if (!range)
      throw new Error(`colors: found ${JSON.stringify(entry)}; allowed: #RRGGBB or #RRGGBB-#TTTTTT`);
    return range;
  });
}

function parseColorRange(text: string): ColorRange | undefined {
  const match = /^#?([0-9a-f]{6})(?:-#?([0-9a-f]{6}))?$/i.exec(text);
  if (!match?.[1]) return undefined;
  const color = Number.parseInt(match[1], 16);
  return match[2] === undefined ? {color} : {color, tolerance: Number.parseInt(match[2], 16)};
}

/** The tolerance of each channel that a similarity from 0 to 1 allows, as `0xrrggbb`. */
export function toTolerance(similarity: number, round = Math.round): number {
  const steps = Math.min(255, Math.max(0, round((1 - similarity) * 255)));
  return (steps << 16) | (steps << 8) | steps;
}

/** Whether each channel of two colours differs by at most its tolerance. All three are `0xrrggbb`. */
export function isColorWithin(found: number, wanted: number, tolerance: number): boolean {
  return (
    Math.abs(((found >> 16) & 255) - ((wanted >> 16) & 255)) <= ((tolerance >> 16) & 255) &&
    Math.abs(((found >> 8) & 255) - ((wanted >> 8) & 255)) <= ((tolerance >> 8) & 255) &&
    Math.abs((found & 255) - (wanted & 255)) <= (tolerance & 255)
  );
}
