import {expect, it} from 'vitest';
import {joinTypes} from './joinTypes';

it.each([
  ['int', 'str', 'int | str'],
  ['int | None', 'int', 'int | None'],
  ['int', 'int | None', 'int | None'],
  ['list[int | str]', 'int', 'list[int | str] | int'],
])('joins %s and %s, each member once', (first, second, joined) => {
  expect(joinTypes(first, second)).toBe(joined);
});
