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

it('rules out pictures that do not show the thing', () => {
  const [raster, other] = [draw('flat'), draw('flat, the same button a little paler below')];
  fill(other, [120, 300, 240, 340], 0xf4f8f7);
  const {points} = suggestPoints({raster, area: [110, 290, 250, 350], alike: [], others: [other]});
  expect(judgePattern(other, {...GENERAL, points}).hits).toEqual([]);
  expect(judgePattern(raster, {...GENERAL, points}).areas).toHaveLength(1);
});

it('keeps to what other pictures of the thing have too', () => {
  const raster = draw('flat');
  const other = fill(draw('flat'), [150, 310, 210, 330], 0x000000);
  const {points} = suggestPoints({raster, area: [110, 290, 250, 350], alike: [other], others: []});
  expect(judgePattern(other, {...GENERAL, points}).areas).toHaveLength(1);
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
