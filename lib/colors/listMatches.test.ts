import {expect, it} from 'vitest';
import {DEFAULT_SETUP} from './colorSetup';
import {createColorService, type PictureReport} from './createColorService';
import {listMatches} from './listMatches';
import {paint} from './testing/paint';

const GREEN = {x: 2, y: 3, color: 0x2fb36d};
const RED = {x: 5, y: 1, color: 0xff0000};
/** White but for one green pixel. */
const PICTURE = paint(8, 6, (x, y) => (x === GREEN.x && y === GREEN.y ? GREEN.color : 0xffffff));

async function judge(change: Partial<typeof DEFAULT_SETUP>): Promise<PictureReport[]> {
  const service = createColorService();
  await service.add({picture: 0, raster: PICTURE});
  const {pictures} = await service.judge({
    setup: {...DEFAULT_SETUP, ...change},
    shown: 0,
    pictures: [0],
    template: {picture: 0, bounds: [2, 3, 4, 5]},
  });
  return [...pictures];
}

it.each([
  ['the points that have their colours', {task: 'compare', points: [RED, GREEN]}, [[2, 3, 3, 4]]],
  ['the areas of a pattern', {task: 'find', points: [GREEN]}, [[2, 3, 3, 4]]],
  ['where a cut picture is', {task: 'picture', points: []}, [[2, 3, 4, 5]]],
  ['nothing of a count', {task: 'count', points: [GREEN]}, []],
] as const)('marks %s', async (_what, change, expected) => {
  const reports = await judge(change);
  expect(reports.flatMap((report) => listMatches(report, change.points))).toEqual(expected);
});
