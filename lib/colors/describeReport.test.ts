import {expect, it} from 'vitest';
import {parseFeatureString} from '../phone/vision/parseFeatureString';
import {DEFAULT_SETUP} from './colorSetup';
import {createColorService} from './createColorService';
import {describePoints, describeReport} from './describeReport';
import {MADE_SCREENS} from './testing/madeScreens';

const BUTTON = '120,300,#2FB36D|239,339,#2FB36D|240,339,#F4F8F7|150,310,#FFFFFF|119,300,#F4F8F7';

async function judge(names: readonly string[], change: Partial<typeof DEFAULT_SETUP> = {}) {
  const service = createColorService();
  for (const [picture, name] of names.entries()) {
    const raster = MADE_SCREENS.find((screen) => screen.name === name)?.draw();
    if (raster) await service.add({picture, raster});
  }
  const setup = {...DEFAULT_SETUP, points: parseFeatureString(BUTTON), ...change};
  const report = await service.judge({setup, shown: 0, pictures: names.map((_, index) => index)});
  return {setup, ...report};
}

async function sayOf(name: string, change: Partial<typeof DEFAULT_SETUP> = {}): Promise<string> {
  const {pictures, setup} = await judge([name], change);
  return pictures
    .map((report) => describeReport(report, 'match', setup))
    .flatMap(({short, sentences}) => [short, ...sentences])
    .join(' ');
}

it.each([
  [
    'flat',
    {},
    /^found once It matches at 120,300, and nowhere else\. The next place, .* is 197 of 255 steps away: it would match with diff below 0\.23\./,
  ],
  [
    'flat, the button twice',
    {},
    /^2 places It matches in 2 places; the script takes the first, 120,300\. No diff tells them apart/,
  ],
  [
    'flat, the same button a little paler below',
    {},
    /12 of 255 steps away: it would match with diff below 0\.96\. That is little: add a point\./,
  ],
  [
    'flat, the same button a little paler below',
    {similarity: 0.9},
    /With diff 0\.96 or more only the first would match\./,
  ],
  [
    'flat, the same button a little paler below',
    {platform: 'windows', similarity: 0.9},
    /With threshold 0\.96 or more/,
  ],
  ['dark mode of the same', {}, /^not found .* The nearest place is .* of 255 steps away/],
  ['1 × 1', {points: parseFeatureString('0,0,#FF3B30')}, /No other place can match/],
  ['flat', {task: 'compare'}, /^5 of 5 fit 5 of 5 points fit: the comparison gives True\./],
  ['dark mode of the same', {task: 'compare'}, /^3 of 5 fit .*gives False\. Different: 3, 5\./],
  ['dark mode of the same', {task: 'compare', share: 0.6}, /gives True/],
  [
    'flat',
    {task: 'count', points: parseFeatureString('0,0,#2FB36D'), region: [120, 300, 240, 340]},
    /^3,600 px 3,600 of 4,800 pixels have the colour, 75\.0 %\./,
  ],
] as const)('says of %s, with %o, what it means', async (name, change, text) => {
  expect(await sayOf(name, change)).toMatch(text);
});

it('says which point tells most, and which nothing', async () => {
  const {pictures} = await judge(['flat'], {
    points: parseFeatureString('120,300,#2FB36D|160,315,#FFFFFF|20,20,#F4F8F7'),
  });
  expect(describePoints(pictures)).toEqual([
    '',
    'tells most',
    'tells nothing here: the string is as good without it',
  ]);
});

it('says in a comparison which point fits everywhere', async () => {
  const {pictures} = await judge(['flat', 'dark mode of the same'], {task: 'compare'});
  expect(describePoints(pictures).map((words) => words !== '')).toEqual([true, true, false, true, false]);
});

it('refuses a picture that is not open', async () => {
  await expect(createColorService().judge({setup: DEFAULT_SETUP, shown: 9, pictures: [9]})).rejects.toThrow(
    'not open',
  );
});
