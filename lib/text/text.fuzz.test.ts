import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {suggestRoutes} from '../navigation/suggestRoutes';
import {decodeUrlPart} from './decodeUrlPart';
import {findNearest} from './findNearest';
import {encodePercentSigns, replacePercentSigns} from './repairPercentSigns';
import {splitAddresses} from './splitAddresses';
import {splitOutsideBrackets} from './splitOutsideBrackets';

const addresses = hostileText(
  [
    '%',
    '%2',
    '%25',
    '%2525',
    '%41',
    '%E4',
    '%B8',
    '%AD',
    '%e4%b8%ad',
    '%C0%AF',
    '%ED%A0%80',
    '/',
    '..',
    '?',
    '#',
    'docs',
    '.html',
  ],
  ['/docs/android/%E4%B8%AD/index.html#50%25'],
);

property('any part of an address is decoded or stays', addresses, (part) => {
  expect(decodeUrlPart(part)).toBeTypeOf('string');
});

property('a part of an address is decoded to what was encoded', fc.string({unit: 'binary'}), (text) => {
  expect(decodeUrlPart(encodeURIComponent(text))).toBe(text);
});

property(
  'percent signs are encoded so that any part can be decoded, and again as they are',
  addresses,
  (part) => {
    const encoded = encodePercentSigns(part);
    expect(() => decodeURIComponent(encoded)).not.toThrow();
    expect(encodePercentSigns(encoded)).toBe(encoded);
  },
);

property('percent signs are dropped so that any part can be decoded twice', addresses, (part) => {
  const dropped = replacePercentSigns(part);
  expect(() => decodeURI(decodeURI(dropped))).not.toThrow();
  expect(replacePercentSigns(dropped)).toBe(dropped);
});

const ROUTES = ['/', '/docs/intro', '/docs/android/api/screen', '/docs/ios/api/action', '/shop', '/videos'];

property('at most five routes are suggested for any path, each once', addresses, (path) => {
  const suggested = suggestRoutes(path.slice(0, 500), ROUTES);
  expect(suggested.length).toBeLessThanOrEqual(5);
  expect(new Set(suggested).size).toBe(suggested.length);
  expect(ROUTES).toEqual(expect.arrayContaining(suggested));
  expect(findNearest(path.slice(0, 500), ROUTES)).toHaveLength(3);
});

property('the parts of a text with addresses are its text', addresses, (words) => {
  const text = `${words} https://example.com/a, ${words}`;
  const joined = splitAddresses(text).map((part) => part.href ?? part.text);
  expect(joined.join('')).toBe(text);
});

property(
  'parts outside of brackets say where they stand',
  hostileText(['(', ')', '[', ']', '{', '}', ',', '"', "'", 'a', ' '], ['a, b[c, (d, e)], "f, g"']),
  (source) => {
    for (const {text, offset} of splitOutsideBrackets(source, ','))
      expect(source.startsWith(text, offset)).toBe(true);
  },
);
