export const FAULTS = [
  'a slow chunk',
  'a failed chunk',
  'refused storage',
  'garbage in storage',
  'full storage',
  'a refused worker',
  'reduced motion',
  'no IntersectionObserver',
  'no network',
  'a second tab',
] as const;
export type Fault = (typeof FAULTS)[number];

export const ACTIONS = [
  'first load',
  'link',
  'Back',
  'Forward',
  'reload',
  'search',
  'mode',
  'menu',
  'announcement',
  'tabs',
  'copy',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Pages of three frames; all have code, and `hasTabs` tells those with tabs. */
export const PAGES = [
  {path: '/', hasTabs: true},
  {path: '/docs/windows/intro', hasTabs: true},
  {path: '/docs/android/api/screen/findcolors', hasTabs: false},
] as const;

/** One meeting of a fault and an action on a page. */
export interface Cell {
  fault: Fault;
  action: Action;
  path: string;
}

/** Every fault with every action on every page, but for tabs where there are none. */
export function listCells(): Cell[] {
  return PAGES.flatMap(({path, hasTabs}) =>
    ACTIONS.filter((action) => hasTabs || action !== 'tabs').flatMap((action) =>
      FAULTS.map((fault) => ({fault, action, path})),
    ),
  );
}

/** A choice of `count` of them that is the same for the same seed, in which no fault comes twice before each came once. */
export function sampleCells(cells: readonly Cell[], seed: number, count: number): Cell[] {
  const random = createRandom(seed);
  const shuffled = cells
    .map((cell) => ({cell, key: random()}))
    .sort((a, b) => a.key - b.key)
    .map(({cell}) => cell);
  const turns = new Map<Fault, number>();
  return shuffled
    .map((cell) => {
      const turn = turns.get(cell.fault) ?? 0;
      turns.set(cell.fault, turn + 1);
      return {cell, turn};
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({cell}) => cell);
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
