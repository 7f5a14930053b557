import {expect, it} from 'vitest';
import {toBase} from './toBase';

it.each([
  ['tap', 'taps', 'tapping', 'tapped'],
  ['install', 'installs', 'installing', 'installed'],
  ['capture', 'captures', 'capturing', 'captured'],
  ['copy', 'copies', 'copied', 'copying'],
  ['match', 'matches', 'matching'],
  ['connect', 'connected', 'connection'],
])('keeps %s and its forms as one', (...forms) => {
  expect(new Set(forms.map(toBase)).size).toBe(1);
});

it.each(['string', 'setting', 'need', 'speed', 'thing', 'status', 'class', 'ios', 'ring', 'option'])(
  'leaves %s whole',
  (word) => {
    expect(toBase(word)).toBe(word);
  },
);
