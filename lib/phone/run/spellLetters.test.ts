import {expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from '../../../tests/support/measureGrowth';
import {spellLetters} from './spellLetters';

it.each([
  [String.raw`['\xe9', '\u4e2d\u6587', "it's \U0001f642"]`, `['é', '中文', "it's 🙂"]`],
  [
    String.raw`{'b': '\xe9', 'ab': b'\xe9', 'c': b"\xe9'"}`,
    String.raw`{'b': 'é', 'ab': b'\xe9', 'c': b"\xe9'"}`,
  ],
  [
    String.raw`['a\\xe9', '\n\t\x07\xa0\u200b\ud83d', '\U00110000']`,
    String.raw`['a\\xe9', '\n\t\x07\xa0\u200b\ud83d', '\U00110000']`,
  ],
  [String.raw`It's \xe9`, String.raw`It's \xe9`],
  ['[8.699999999999999, -9.800000000000001, 0.30000000000000004]', '[8.7, -9.8, 0.30000000000000004]'],
  [
    "{'8.699999999999999': 1.699999999999999e-07, 'a': 9.300000000000001e-09}",
    "{'8.699999999999999': 1.699999999999999e-07, 'a': 9.3e-09}",
  ],
  ['Point(x=8.699999999999999, y8.699999999999999, 1.5)', 'Point(x=8.7, y8.699999999999999, 1.5)'],
])('writes %s as Python does', (written, expected) => {
  expect(spellLetters(written)).toBe(expected);
});

it('reads quotes that nothing closes in time in proportion to the text', () => {
  const spell = (quotes: number) => spellLetters(`'\\${'\\\\"'.repeat(quotes)}`);
  expect(measureGrowth(spell, 25_000)).toBeLessThan(MOST_EVEN_GROWTH);
});
