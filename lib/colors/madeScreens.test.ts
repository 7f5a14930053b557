import {expect, it} from 'vitest';
import type {Raster} from '../phone/draw/rasterise';
import {type ColorPoint, parseFeatureString} from '../phone/vision/parseFeatureString';
import {decodePng} from '../png/decodePng';
import {encodePng} from '../png/encodePng';
import {NEVER, stepsAt} from './colorSteps';
import {judgePattern, type PatternJudgement} from './judgePattern';
import {MADE_SCREENS} from './testing/madeScreens';

it('has twenty screens', () => {
  expect(MADE_SCREENS).toHaveLength(20);
});

it.each(MADE_SCREENS)(
  '$name: the file is read without a wrong pixel, the string is found where it is, uniqueness is right',
  async ({draw, colors, similarity = 0.98, ori = 2, space = 5, first, areas, rivalSteps}) => {
    const made = draw();
    const {raster} = await decodePng(new Uint8Array(await (await encodePng(made)).arrayBuffer()));
    expect(raster.width).toBe(made.width);
    expect(Buffer.compare(Buffer.from(raster.pixels.buffer), Buffer.from(made.pixels.buffer))).toBe(0);
    const points = parseFeatureString(colors);
    const judged = judgePattern(raster, {points, similarity, ori, space});
    expect({first: judged.hits[0], areas: judged.areas.length}).toEqual({first, areas});
    expect(judged.rivalSteps).toBe(rivalSteps ?? findNearest(raster, points, judged, space));
  },
);

/** The distance of the nearest other place, by looking at each place in full. */
function findNearest(
  raster: Raster,
  points: readonly ColorPoint[],
  {areas}: PatternJudgement,
  space: number,
): number {
  const [x0 = 0, y0 = 0] = [points[0]?.x, points[0]?.y];
  const [left, top, right, bottom] = areas[0]?.bounds ?? [NEVER, NEVER, -NEVER, -NEVER];
  let nearest = NEVER;
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) {
      if (x >= left - space && x < right + space && y >= top - space && y < bottom + space) continue;
      let worst = 0;
      for (const point of points)
        worst = Math.max(worst, stepsAt(raster, point, x + point.x - x0, y + point.y - y0));
      nearest = Math.min(nearest, worst);
    }
  return nearest;
}
