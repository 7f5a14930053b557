import {expect, it} from 'vitest';
import {findActiveParameter} from './findActiveParameter';

const SIGNATURE =
  'find(colors: str, rect: list[int] | None = None, *, diff: tuple[int, int] = (5, 5)) -> Point';

function active(query: string, caret = query.length, signature = SIGNATURE): string | undefined {
  const range = findActiveParameter(query, caret, signature);
  return range && signature.slice(...range);
}

it.each([
  ['find(', 'colors: str'],
  ['find("a,b"', 'colors: str'],
  ['find("a", ', 'rect: list[int] | None = None'],
  ['find("a", [1, 2], ', 'diff: tuple[int, int] = (5, 5)'],
  ['find("a", diff=', 'diff: tuple[int, int] = (5, 5)'],
])('marks what is being typed in %s', (query, expected) => {
  expect(active(query)).toBe(expected);
});

it('follows the caret, not the end of the query', () => {
  expect(active('find("a", None)', 'find("a'.length)).toBe('colors: str');
});

it.each(['find', 'find(a, b, c, d', 'find(nothing='])('marks nothing in %s', (query) => {
  expect(active(query)).toBeUndefined();
});

it('marks nothing in a symbol that is not called', () => {
  expect(active('LEFT(', 5, 'LEFT: str')).toBeUndefined();
});
