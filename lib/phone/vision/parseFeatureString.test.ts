import {expect, it} from 'vitest';
import {isColorWithin, parseColorList, parseFeatureString, toTolerance} from './parseFeatureString';

it('reads points with and without a tolerance of their own', () => {
  expect(parseFeatureString('512,1630,#2FB36D | 596,1630,#2fb36d-#101010')).toEqual([
    {x: 512, y: 1630, color: 0x2fb36d},
    {x: 596, y: 1630, color: 0x2fb36d, tolerance: 0x101010},
  ]);
});

it('reads colours without places', () => {
  expect(parseColorList('#34C759|2FB36D-101010')).toEqual([
    {color: 0x34c759},
    {color: 0x2fb36d, tolerance: 0x101010},
  ]);
});

it.each(['', '1,2', ',2,#123456', '1, ,#123456', '1,2,#12345', 'a,2,#123456', '1,2,#123456,4'])(
  'refuses %j and says what is allowed',
  (text) => {
    expect(() => parseFeatureString(text)).toThrow('allowed: x,y,#RRGGBB');
  },
);

it('allows each channel its own difference', () => {
  expect(toTolerance(0.98)).toBe(0x050505);
  expect(isColorWithin(0xff8040, 0xfa8540, 0x050500)).toBe(true);
  expect(isColorWithin(0xff8040, 0xff8041, 0x050500)).toBe(false);
});
