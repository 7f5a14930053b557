import {expect, it} from 'vitest';
import {toSearchKey, toTerms} from './toTerms';

it.each(['find_colors', 'findColors', 'FindColors', 'find colors', 'Find Colours'])(
  'knows %s by its parts',
  (text) => {
    expect(toTerms(text)).toEqual(expect.arrayContaining(['find', 'color']));
  },
);

it('knows a name by all of it as well', () => {
  expect(toTerms('find_colors')).toContain('findcolor');
  expect(toTerms('FindColors.find()')).toContain('findcolor');
});

it('takes Chinese by pairs of characters', () => {
  expect(toTerms('多点找色 FindColors')).toEqual(['多点', '点找', '找色', 'find', 'color', 'findcolor']);
  expect(toTerms('色')).toEqual(['色']);
});

it('leaves the plural away, but not the end of other words', () => {
  expect(toTerms('images touches status class iOS')).toEqual(['imag', 'touch', 'status', 'class', 'ios']);
});

it('keeps a single small letter in front with what follows', () => {
  expect(toTerms('iOS iPhone eSIM')).toEqual(['ios', 'iphon', 'esim']);
  expect(toTerms('iOSClassChain')).toEqual(['ios', 'class', 'chain', 'iosclasschain']);
  expect(toTerms('isEnabled')).toEqual(['is', 'enabl', 'isenabl']);
});

it('takes numbers apart from letters', () => {
  expect(toTerms('YOLOv5')).toEqual(expect.arrayContaining(['5']));
});

it('finds no terms in marks and control characters', () => {
  expect(toTerms('<(((?*+\u0000\u0007"\'%E0%')).toEqual(['e', '0', 'e0']);
});

it('gives spellings of one name the same key', () => {
  const keys = ['FindColors.find', 'find_colors.find', 'find colours find', 'findColors find()'].map(
    toSearchKey,
  );
  expect(new Set(keys).size).toBe(1);
});
