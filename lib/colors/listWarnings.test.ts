import {expect, it} from 'vitest';
import {DEFAULT_SETUP} from './colorSetup';
import {listWarnings, type PlacedPoint, type WarningInput} from './listWarnings';

const shown = {name: 'a.png', width: 1080, height: 2400};
const good: PlacedPoint = {x: 500, y: 1000, color: 0x2fb36d, surroundings: 'flat', radius: 4};
const other: PlacedPoint = {...good, x: 520, color: 0xffffff};

function warn(input: Partial<WarningInput>): string {
  return listWarnings({setup: DEFAULT_SETUP, points: [good, other], shown, pictures: [shown], ...input}).join(
    ' ',
  );
}

it('has nothing to say of good points', () => {
  expect(warn({})).toBe('');
});

it.each<[string, Partial<WarningInput>, RegExp]>([
  ['the status bar', {points: [good, {...other, y: 20}]}, /^Point 2 is in the status bar/],
  ['the bottom edge', {points: [good, {...other, y: 2399}]}, /bottom edge/],
  [
    'softened edges',
    {points: [good, {...other, surroundings: 'softened'}, {...other, surroundings: 'softened'}]},
    /^Points 2 and 3 are on a softened/,
  ],
  ['edges', {points: [good, {...other, surroundings: 'edge'}]}, /other colours right beside/],
  ['a rotation', {pictures: [shown, {name: 'b.png', width: 2400, height: 1080}]}, /b\.png is turned/],
  ['a scaled picture', {pictures: [shown, {name: 'b.png', width: 540, height: 1200}]}, /540 × 1200/],
  ['a small picture', {shown: {...shown, width: 360, height: 800}}, /360 pixels across/],
  ['a wide picture', {shown: {name: 'a', width: 2400, height: 1080}}, /wider than high/],
  ['one colour', {points: [good, {...good, x: 1}]}, /same colour/],
  ['a small spot for the anchor', {points: [{...good, radius: 1}, other]}, /smaller than space/],
  ['another mode', {setup: {...DEFAULT_SETUP, mode: 1}}, /Only RGB/],
  [
    'a tolerance on Windows',
    {setup: {...DEFAULT_SETUP, platform: 'windows'}, points: [{...good, tolerance: 1}, other]},
    /not known on Windows/,
  ],
])('warns of %s', (_case, input, text) => {
  expect(warn(input)).toMatch(text);
});

it('does not speak of a status bar on Windows', () => {
  expect(warn({setup: {...DEFAULT_SETUP, platform: 'windows'}, points: [{...good, y: 2}, other]})).toBe('');
});

it('warns of two turned pictures as turned, not as scaled', () => {
  const turned = {width: 2400, height: 1080};
  const text = warn({pictures: [shown, {name: 'b.png', ...turned}, {name: 'c.png', ...turned}]});
  expect(text).toMatch(/b\.png is turned/);
  expect(text).not.toMatch(/distances do not fit/);
});
