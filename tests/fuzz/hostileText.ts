import fc, {type Arbitrary} from 'fast-check';
import {readSettings} from './settings';

const {maxLength} = readSettings(process.env);

/** Texts at which readers stumble, whatever they read. */
const AWKWARD = [
  '\0',
  '\r\n',
  '\r',
  '\n',
  '\t',
  '\u2028',
  '\ufeff',
  '\u202e',
  '\ud800',
  '\udc00',
  '😀',
  'e\u0301',
  '颜色',
  'İ',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%E0%A4%A',
  '\\',
  '"',
  "'",
  '`',
  '<',
  '&',
  '-1',
  '1e999',
  'NaN',
  '9'.repeat(20),
  ' '.repeat(40),
  'javascript:alert(1)',
  '//evil.example',
];

/**
 * Texts that a reader of a language may meet: its `fragments` in any order and beside anything else, one of them very often,
 * and whole `samples` of which pieces are lost, doubled or replaced.
 */
export function hostileText(
  fragments: readonly string[],
  samples: readonly string[] = [],
): Arbitrary<string> {
  const piece = fc.oneof(
    {weight: 6, arbitrary: fc.constantFrom(...fragments)},
    {weight: 2, arbitrary: fc.constantFrom(...AWKWARD)},
    {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 6})},
  );
  const pieces = (most: number) => fc.array(piece, {maxLength: most}).map((parts) => parts.join(''));
  const repeated = fc
    .tuple(pieces(3), pieces(4), fc.nat(maxLength), pieces(3))
    .map(([start, part, count, end]) => `${start}${fill(part, count)}${end}`);
  return fc.oneof(
    {weight: 6, arbitrary: pieces(40)},
    {weight: 1, arbitrary: repeated},
    ...(samples.length === 0 ? [] : [{weight: 4, arbitrary: damaged(samples, piece)}]),
  );
}

function fill(part: string, length: number): string {
  return part.repeat(Math.floor(length / Math.max(1, part.length)));
}

function damaged(samples: readonly string[], piece: Arbitrary<string>): Arbitrary<string> {
  const places = fc.array(fc.tuple(fc.nat(10_000), fc.nat(30), piece), {maxLength: 4});
  return fc.tuple(fc.constantFrom(...samples), places).map(([sample, edits]) =>
    edits.reduce((text, [place, length, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + length);
    }, sample),
  );
}
