import {CARD_COLORS} from './renderCard';

/** Pairs of colours that meet on a card; antialiased edges have shades between the two. */
const EDGES = [
  ['background', 'text'],
  ['background', 'muted'],
  ['background', 'accent'],
  ['background', 'signal'],
  ['background', 'border'],
  ['surface', 'border'],
  ['surface', 'accent'],
  ['surface', 'signal'],
  ['border', 'signal'],
  ['accent', 'signal'],
] as const satisfies readonly (readonly [keyof typeof CARD_COLORS, keyof typeof CARD_COLORS])[];

const STEPS = 24;

/** The palette of all cards: the colours that are drawn, and shades between those that meet. */
export function listCardColors(): number[] {
  const colors = EDGES.flatMap(([under, over]) =>
    Array.from({length: STEPS + 1}, (_, step) => mix(CARD_COLORS[under], CARD_COLORS[over], step / STEPS)),
  );
  return [...new Set(colors)];
}

function mix(under: string, over: string, share: number): number {
  const [from, to] = [under, over].map((color) => Number.parseInt(color.slice(1), 16));
  return [16, 8, 0].reduce((color, shift) => {
    const low = ((from ?? 0) >> shift) & 255;
    const high = ((to ?? 0) >> shift) & 255;
    return color | (Math.round(low + (high - low) * share) << shift);
  }, 0);
}
