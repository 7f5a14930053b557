import {expect, it} from 'vitest';
import type {Raster} from '../phone/draw/rasterise';
import type {ColorPoint} from '../phone/vision/parseFeatureString';
import {NEVER, stepsAt} from './colorSteps';
import {rankRivals} from './rankRivals';
import {paint, scatter} from './testing/paint';

/** The same, place by place and without a short cut. */
function rankPlainly(raster: Raster, points: readonly ColorPoint[], allowed: number) {
  const [anchor = {x: 0, y: 0}] = points;
  const worstOf = (chosen: readonly ColorPoint[], x: number, y: number): number =>
    Math.max(
      0,
      ...chosen.map((point) => stepsAt(raster, point, x + point.x - anchor.x, y + point.y - anchor.y)),
    );
  let steps = NEVER;
  const without = points.map(() => ({steps: NEVER, matches: 0}));
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) {
      const worst = worstOf(points, x, y);
      steps = Math.min(steps, worst);
      for (const [index, one] of without.entries()) {
        const others = worstOf(
          points.filter((_, other) => other !== index),
          x,
          y,
        );
        one.steps = Math.min(one.steps, others);
        if (others <= allowed && worst > allowed) one.matches++;
      }
    }
  return {steps, without};
}

it.each([1, 2, 3, 4, 5, 6])('ranks as a walk without short cuts does, picture %i', (seed) => {
  const raster = paint(40, 30, (x, y) => (scatter(x >> 1, y >> 1, seed) & 0xe0) * 0x010101);
  const points = Array.from({length: 4}, (_, index): ColorPoint => {
    const [x, y] = [scatter(index, 1, seed) % 12, scatter(index, 2, seed) % 9];
    const color = scatter(index, 3, seed) * 0x010101;
    return index === 3 ? {x, y, color, tolerance: 0x404040} : {x, y, color};
  });
  const {steps, without} = rankRivals(raster, {points, allowed: 20, except: []});
  expect({steps, without}).toEqual(rankPlainly(raster, points, 20));
});

it('says that a point tells nothing, and which tells most', () => {
  const raster = paint(100, 40, (x, y) =>
    x === 20 && y === 20 ? 0xff0000 : x === 60 && y === 20 ? 0xff0000 : 0xffffff,
  );
  raster.pixels[20 * 100 + 25] = 0x0000ff;
  const points: ColorPoint[] = [
    {x: 20, y: 20, color: 0xff0000},
    {x: 25, y: 20, color: 0x0000ff},
    {x: 22, y: 30, color: 0xffffff},
  ];
  const {steps, place, without} = rankRivals(raster, {points, allowed: 5, except: [[20, 20, 21, 21]]});
  expect([steps, place]).toEqual([255, [0, 0]]);
  expect(without).toEqual([
    {steps: 255, matches: 0},
    {steps: 0, matches: 1},
    {steps: 255, matches: 0},
  ]);
});

it('has no rival where there is one pixel', () => {
  const raster = paint(1, 1, () => 0);
  expect(
    rankRivals(raster, {points: [{x: 0, y: 0, color: 0}], allowed: 5, except: [[0, 0, 1, 1]]}).steps,
  ).toBe(NEVER);
});
