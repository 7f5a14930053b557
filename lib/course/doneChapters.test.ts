import {expect, it} from 'vitest';
import {markChapters, parseDoneChapters} from './doneChapters';

it.each([
  ['nothing', null, []],
  ['a list of ids', '["a","b"]', ['a', 'b']],
  ['a list with other things in it', '["a",1,null]', ['a']],
  ['something that is not a list', '{"a":true}', []],
  ['garbage', '{"\u0000<img', []],
])('reads %s', (_case, stored, done) => {
  expect(parseDoneChapters(stored)).toEqual(done);
});

it('marks a chapter once, however often', () => {
  expect(markChapters(markChapters(['a'], ['b'], true), ['b'], true)).toEqual(['a', 'b']);
});

it('takes the marks of a course away and leaves those of others', () => {
  expect(markChapters(['a', 'x', 'b'], ['a', 'b', 'c'], false)).toEqual(['x']);
});
