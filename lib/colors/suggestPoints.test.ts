import {expect, it} from 'vitest';
import {describeSurroundings} from './describeSurroundings';
import {judgePattern} from './judgePattern';
import {suggestPoints} from './suggestPoints';
import {MADE_SCREENS} from './testing/madeScreens';
import {fill, paint, ring, scatter} from './testing/paint';

const GENERAL = {similarity: 0.98, ori: 2, space: 5};

function draw(name: string) {
  const screen = MADE_SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`no made screen ${name}`);
  return screen.draw();
}

it.each([
  ['flat', [110, 290, 250, 350]],
  ['dark mode of the same', [110, 290, 250, 350]],
  ['game with one coin', [245, 395, 280, 430]],
  ['a desktop', [1490, 890, 1710, 970]],
] as const)('suggests few points that only the thing has, with margin: %s', (name, area) => {
  const raster = draw(name);
  const {points, margin} = suggestPoints({raster, area, alike: [], others: []});
  const judged = judgePattern(raster, {...GENERAL, points});
  expect(points.length).toBeLessThanOrEqual(4);
  expect(judged.areas).toHaveLength(1);
  expect(margin).toBeGreaterThanOrEqual(20);
  expect(judged.rivalSteps).toBeGreaterThan(margin);
});

it('says that a plain surface, or one of two equal things, is not unique', () => {
  expect(
    suggestPoints({raster: paint(200, 200, () => 0xffffff), area: [20, 20, 60, 60], alike: [], others: []})
      .margin,
  ).toBe(0);
  const twice = draw('flat, the button twice');
  expect(suggestPoints({raster: twice, area: [125, 305, 235, 335], alike: [], others: []}).margin).toBe(0);
});

/** A light picture with squares in it; each goes 4 pixels from its middle to all sides, or as many as it says. */
function paintSquares(
  ...squares: readonly (readonly [x: number, y: number, color: number, reach?: number])[]
) {
  const raster = paint(200, 200, () => 0xf4f8f7);
  for (const [x, y, color, reach = 4] of squares)
    fill(raster, [x - reach, y - reach, x + reach + 1, y + reach + 1], color);
  return raster;
}

const RED = 0xff0000;
const GREEN = 0x00ff00;
const BLUE = 0x0000ff;
const YELLOW = 0xffff00;

it('rules out pictures that do not show the thing', () => {
  const raster = paintSquares([20, 20, RED, 2], [40, 20, BLUE]);
  const other = paintSquares([120, 120, RED, 2]);
  const input = {raster, area: [10, 10, 50, 30], alike: []} as const;
  const suggest = (others: (typeof raster)[]) => suggestPoints({...input, others}).points;
  const hitsOf = (others: (typeof raster)[]) =>
    judgePattern(other, {...GENERAL, points: suggest(others)}).hits.length;
  expect(hitsOf([])).toBeGreaterThan(0);
  expect(hitsOf([other])).toBe(0);
  expect(judgePattern(raster, {...GENERAL, points: suggest([other])}).areas).toHaveLength(1);
});

it('keeps to what other pictures of the thing have too', () => {
  const raster = paintSquares([20, 20, RED, 2], [40, 20, BLUE]);
  const other = paintSquares([20, 20, GREEN, 2], [40, 20, BLUE]);
  const colorsFor = (alike: (typeof raster)[]) =>
    suggestPoints({raster, area: [10, 10, 50, 30], alike, others: []}).points.map(({color}) => color);
  expect(colorsFor([])).toContain(RED);
  expect(colorsFor([other])).toEqual([BLUE]);
});

it('drops a point that later ones have made unnecessary', () => {
  // Green rules out most of the other red squares, and so is taken first; blue and yellow together rule out all of them.
  const raster = paintSquares(
    ...[20, 45, 70, 95, 120, 145, 170].map((y) => [10, y, RED, 2] as const),
    ...[20, 120, 145].map((y) => [30, y, GREEN] as const),
    ...[20, 95, 145].map((y) => [50, y, BLUE] as const),
    ...[20, 45, 70, 120].map((y) => [70, y, YELLOW] as const),
  );
  const {points} = suggestPoints({raster, area: [5, 15, 75, 25], alike: [], others: []});
  expect(points.map(({color}) => color)).toEqual([RED, BLUE, YELLOW]);
});

it('tells flat, edge, softened edge and elsewhere', () => {
  const raster = ring(
    paint(60, 60, () => 0xffffff),
    30,
    30,
    12,
    5,
    0x000000,
  );
  const around = (x: number, y: number, color = raster.pixels[y * 60 + x] ?? 0) =>
    describeSurroundings(raster, {x, y, color}, 0.98);
  expect(around(2, 2)).toBe('flat');
  expect(around(30, 18)).toBe('flat');
  const rim = Array.from({length: 60}, (_, y) => y).find(
    (y) => ![0, 0xffffff].includes(raster.pixels[y * 60 + 35] ?? 0),
  );
  expect(around(35, rim ?? 0)).toBe('softened');
  expect(around(2, 2, 0xff0000)).toBe('elsewhere');
  expect(around(99, 2, 0xff0000)).toBe('elsewhere');
  const noise = paint(9, 9, (x, y) => (scatter(x, y, 1) << 16) | scatter(x, y, 5));
  noise.pixels[4 * 9 + 4] = 0x00ff00;
  expect(describeSurroundings(noise, {x: 4, y: 4, color: 0x00ff00}, 0.98)).toBe('edge');
});

it('begins with the rarest colour, also in an area with very many', () => {
  const noise = (x: number, y: number) =>
    (scatter(x, y, 1) << 16) | (scatter(x, y, 2) << 8) | scatter(x, y, 3);
  const raster = paint(400, 400, (x, y) => (y < 40 ? noise(x, y) : 0xf4f8f7));
  fill(raster, [100, 60, 130, 80], 0xff0000);
  const {points} = suggestPoints({raster, area: [0, 0, 400, 100], alike: [], others: []});
  expect(points[0]?.color).toBe(0xff0000);
});
