import {expect, it} from 'vitest';
import {suggestNames} from './suggestNames';

it('suggests names of three letters and more, and parts of dotted names', () => {
  expect(suggestNames('hdi', ['Hid.tap', 'ui'])).toEqual(['Hid']);
  expect(suggestNames('hidtpa', ['Hid.tap', 'ui'])).toEqual(['Hid.tap']);
});

it.each(['zzqqxy', 'qzx', 'xyzzy plugh'])('suggests nothing for %s, which resembles no name', (query) => {
  expect(suggestNames(query, ['copy', 'Canny', 'DENIED', 'Hid.tap'])).toEqual([]);
});

it('suggests a name for a long word with a few wrong letters', () => {
  expect(suggestNames('clipbordd', ['Clipboard.put', 'copy'])).toEqual(['Clipboard', 'Clipboard.put']);
});
