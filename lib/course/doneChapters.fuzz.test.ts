import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {markChapters, parseDoneChapters} from './doneChapters';

const stored = fc.oneof(
  hostileText(['[', ']', '"learn/a"', ',', 'null', '{', '}'], ['["learn/android/a","learn/android/b"]']),
  hostileValue().map((value) => JSON.stringify(value)),
);

property('what the browser kept of done chapters is a list of ids, whatever it is', stored, (text) => {
  const done = parseDoneChapters(text);
  expect(done.every((id) => typeof id === 'string')).toBe(true);
  const marked = markChapters(done, ['a', 'b'], true);
  expect(parseDoneChapters(JSON.stringify(marked))).toEqual(marked);
  expect(markChapters(marked, ['a', 'b'], false)).not.toContain('a');
});
