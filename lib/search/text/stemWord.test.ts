import {expect, it} from 'vitest';
import {stemWord} from './stemWord';

it.each([
  ['tap', 'taps', 'tapping', 'tapped'],
  ['install', 'installs', 'installing', 'installed'],
  ['capture', 'captures', 'capturing', 'captured'],
  ['copy', 'copies', 'copied', 'copying'],
  ['match', 'matches', 'matching'],
  ['connect', 'connected', 'connection'],
])('keeps %s and its forms as one', (...forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1);
});

it.each(['string', 'setting', 'need', 'speed', 'thing', 'status', 'class', 'ios', 'ring', 'option'])(
  'leaves %s whole',
  (word) => {
    expect(stemWord(word)).toBe(word);
  },
);
