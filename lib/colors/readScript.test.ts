import {expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from '../../tests/support/measureGrowth';
import {readScript} from './readScript';

it('reads a string alone, and one within a call with constants', () => {
  expect(readScript(' 1,2,#2fb36d | 3,4,#FFFFFF-#101010 ')).toEqual({
    setup: {
      points: [
        {x: 1, y: 2, color: 0x2fb36d},
        {x: 3, y: 4, color: 0xffffff, tolerance: 0x101010},
      ],
    },
  });
  const call = `from ascript.ios.screen import CompareColors
AREA = [1, 2, 300, 400]
HOME = '60,120,#2FB36D'
CompareColors.compare(HOME, diff=0.8, sim=0.5, rect=AREA)`;
  expect(readScript(call)).toEqual({
    setup: {
      points: [{x: 60, y: 120, color: 0x2fb36d}],
      platform: 'ios',
      task: 'compare',
      similarity: 0.8,
      share: 0.5,
      region: [1, 2, 300, 400],
    },
  });
});

it('reads numbers without a digit before or after the point, as Python does', () => {
  expect(readScript('CompareColors.compare("1,2,#2FB36D", diff=.95, sim=1.)')).toMatchObject({
    setup: {similarity: 0.95, share: 1},
  });
});

it.each([
  ['nothing', ''],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a broken string', '1,2,#GGGGGG|3,4'],
  ['a place beyond every screen', '1e300,2,#FFFFFF'],
  ['too many points', Array.from({length: 41}, (_, x) => `${x},0,#FFFFFF`).join('|')],
  ['a text that is too long', 'x'.repeat(30_000)],
])('says what is wrong with %s', (_case, text) => {
  expect(readScript(text)).toHaveProperty('problem');
});

it('reads a region over several lines, with a comma behind its last number', () => {
  const read = readScript(
    'FindColors.find(\n    "1,2,#FFFFFF",\n    rect=[\n        1,\n        2,\n        300,\n        400,\n    ],\n)',
  );
  expect(read).toHaveProperty('setup.region', [1, 2, 300, 400]);
});

it.each([
  ['diff=7', 'similarity'],
  ['rect=[, 2, 30, 40]', 'region'],
  ['ori=9', 'ori'],
  ['rect=[9, 9, 1, 1]', 'region'],
  ['rect=[1, 2, 3]', 'region'],
])('leaves out %s, which the call would not take', (argument, name) => {
  const read = readScript(`FindColors.find("1,2,#FFFFFF", ${argument})`);
  expect(read).toHaveProperty('setup.points');
  expect(read).not.toHaveProperty(`setup.${name}`);
});

it.each([
  ['points that nothing closes', (amount: number) => `"${'1,'.repeat(amount)}${' '.repeat(2 * amount)}`],
  // With points before it: without, the settings are not read.
  ['a name that is no value', (amount: number) => `"1,2,#FFFFFF" rect = ${'a'.repeat(4 * amount)}`],
])('takes time in proportion to %s', (_, write) => {
  expect(measureGrowth((amount) => readScript(write(amount)), 1000)).toBeLessThan(MOST_EVEN_GROWTH);
});
