import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {parseColorList, parseFeatureString} from '../phone/vision/parseFeatureString';
import {PLATFORMS} from '../platforms';
import {type ColorSetup, DEFAULT_SETUP} from './colorSetup';
import {formatPoints} from './formatPoints';
import {isBounds} from './isBounds';
import {readPoints} from './readPoints';
import {readScript} from './readScript';
import {readSetupHash, toSetupHash} from './setupHash';
import {writeScript} from './writeScript';

const STRING = '120,340,#FF0000|-4,8,#00FF00-#101010';
const featureStrings = hostileText(
  ['1', ',', '#', 'FF0000', '|', '-', '-#101010', ' ', '0x10', '1e5', '.', '#ff00', 'Infinity'],
  [STRING],
);
const REFUSAL = /^colors: found [^\n]+; allowed: [^\n]+$/;

property('a feature string is read, or an error names the entry', featureStrings, (text) => {
  const points = readOrRefuse(() => parseFeatureString(text), REFUSAL);
  const colors = readOrRefuse(() => parseColorList(text), REFUSAL);
  for (const {color, tolerance = 0} of [...(points ?? []), ...(colors ?? [])])
    expect(color <= 0xffffff && tolerance <= 0xffffff).toBe(true);
  for (const {x, y} of readPoints(text) ?? []) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
});

const color = fc.integer({min: 0, max: 0xffffff});
const point = fc.oneof(
  fc.record({x: fc.integer({min: -5000, max: 5000}), y: fc.nat(5000), color}),
  fc.record({x: fc.nat(5000), y: fc.nat(5000), color, tolerance: color}),
);
const points = fc.array(point, {minLength: 1, maxLength: 40});

property('points are read as they were written', points, (written) => {
  expect(parseFeatureString(formatPoints(written))).toEqual(written);
});

property(
  'the fragment of a link becomes a setup within its limits, and is the same when it is written and read again',
  hostileText(
    [
      '#',
      '&',
      '=',
      'task=',
      'colors=',
      'platform=',
      'rect=',
      'ori=',
      'space=',
      'mode=',
      'share=',
      'similarity=',
      'color=1',
      'compare',
      'windows',
      '1',
      ',',
      '-',
      '.5',
      '1e3',
      '0x5',
      STRING,
    ],
    [
      `#task=compare&colors=${encodeURIComponent(STRING)}&similarity=0.9&rect=1,2,30,40&ori=3&mode=2&share=0.5`,
    ],
  ),
  (hash) => {
    const setup = readSetupHash(hash);
    expect(setup.ori >= 1 && setup.ori <= 8 && setup.space >= 0 && setup.share >= 0 && setup.share <= 1).toBe(
      true,
    );
    if (setup.region) expect(isBounds(setup.region)).toBe(true);
    expect(readSetupHash(toSetupHash(setup))).toEqual(setup);
  },
);

property(
  'a pasted call becomes a part of a setup, or a sentence says why not',
  hostileText(
    [
      'FindColors.find(',
      'CompareColors',
      'Colors.count(',
      '"',
      "'",
      ')',
      'rect=',
      '[',
      '(',
      '1, 2, 30, 40',
      ']',
      'sim=',
      'diff=',
      '0.9',
      'ori=',
      '\n',
      STRING,
      'rect = (',
      'REGION',
      ',',
    ],
    [
      `from ascript.android.screen import FindColors\nFindColors.find("${STRING}", rect=[1, 2, 30, 40], diff=0.9)`,
    ],
  ),
  (text) => {
    const read = readScript(text);
    if ('problem' in read) expect(read.problem).toMatch(/^[^\n]+\.$/);
    else expect(read.setup.points).toBeDefined();
  },
);

const setups: fc.Arbitrary<ColorSetup> = fc.record({
  task: fc.constantFrom('find', 'compare'),
  platform: fc.constantFrom(...PLATFORMS),
  points: fc.array(fc.record({x: fc.nat(5000), y: fc.nat(5000), color}), {minLength: 1, maxLength: 10}),
  similarity: fc.integer({min: 0, max: 100}).map((percent) => percent / 100),
  ori: fc.integer({min: 1, max: 8}),
  space: fc.nat(100),
  mode: fc.constant(0),
  share: fc.constant(1),
  isInColor: fc.constant(false),
});

property('a setup is read from the script that it writes', setups, (setup) => {
  const written = writeScript(setup);
  const read = 'source' in written ? readScript(written.source) : written;
  expect(read).toMatchObject({setup: {platform: setup.platform, points: setup.points}});
  if ('setup' in read && setup.task === 'find')
    expect({...DEFAULT_SETUP, ...setup, ...read.setup}).toMatchObject({
      task: 'find',
      ori: setup.ori,
      space: setup.space,
    });
});
