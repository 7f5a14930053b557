/** A point of a feature string: its place, its colour and, where it has one, a tolerance of its own for each channel. */
export interface ColorPoint {
  x: number;
  y: number;
  color: number;
  tolerance?: number;
}

/** A colour with its own tolerance, as `#RRGGBB-#TTTTTT`. */
export type ColorRange = Omit<ColorPoint, 'x' | 'y'>;

/** Reads `x,y,#RRGGBB|x,y,#RRGGBB-#TTTTTT|…`; throws on an entry of another form. */
export function parseFeatureString(text: string): ColorPoint[] {
  return text.split('|').map((entry) => {
    const [x, y, color, rest] = entry.trim().split(',');
    const range = color === undefined ? undefined : parseColorRange(color.trim());
    const place = [Number(x), Number(y)];
    if (!range || rest !== undefined || place.some((number) => !Number.isFinite(number)))
      throw new Error(`colors: found ${JSON.stringify(entry)}; allowed: x,y,#RRGGBB or x,y,#RRGGBB-#TTTTTT`);
    // Adding 0 makes -0 the 0 that it is written as.
    return {x: Math.trunc(Number(x)) + 0, y: Math.trunc(Number(y)) + 0, ...range};
  });
}

/** Reads `#RRGGBB|#RRGGBB-#TTTTTT|…`; throws on another form. */
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

/** The steps that a similarity from 0 to 1 allows for each channel, as one number `0xrrggbb`. */
export function toTolerance(similarity: number, round = Math.round): number {
  const steps = Math.min(255, Math.max(0, round((1 - similarity) * 255)));
  return (steps << 16) | (steps << 8) | steps;
}

/** Tells whether each channel of two colours differs by no more than the tolerance of that channel. */
export function isColorWithin(found: number, wanted: number, tolerance: number): boolean {
  return (
    Math.abs(((found >> 16) & 255) - ((wanted >> 16) & 255)) <= ((tolerance >> 16) & 255) &&
    Math.abs(((found >> 8) & 255) - ((wanted >> 8) & 255)) <= ((tolerance >> 8) & 255) &&
    Math.abs((found & 255) - (wanted & 255)) <= (tolerance & 255)
  );
}
