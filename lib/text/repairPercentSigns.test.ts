import {describe, expect, it} from 'vitest';
import {encodePercentSigns, replacePercentSigns} from './repairPercentSigns';

const READABLE = ['', '/docs/intro', '/blog/tags/%E4%B8%AD%E6%96%87', '/a%20b'];

describe('encodePercentSigns', () => {
  it.each([
    ['#50%', '#50%25'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ['%', '%25'],
    ['%ff', '%25ff'],
  ])('encodes what is wrong in %s', (part, expected) => {
    expect(encodePercentSigns(part)).toBe(expected);
    expect(() => decodeURIComponent(expected)).not.toThrow();
  });

  it.each([...READABLE, '#50%25'])('leaves %s as it is', (part) => {
    expect(encodePercentSigns(part)).toBe(part);
  });
});

describe('replacePercentSigns', () => {
  it.each([
    ['/docs/50%-off', '/docs/50_-off'],
    ['/docs/50%25-off', '/docs/50_-off'],
    ['/docs/50%2525-off', '/docs/50_25-off'],
    ['/docs/%E0%A4%A', '/docs/_E0_A4_A'],
  ])('leaves nothing of %s that cannot be decoded twice', (part, expected) => {
    expect(replacePercentSigns(part)).toBe(expected);
    expect(() => decodeURI(decodeURI(expected))).not.toThrow();
  });

  it.each(READABLE)('leaves %s as it is', (part) => {
    expect(replacePercentSigns(part)).toBe(part);
  });
});
