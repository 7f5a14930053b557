import {expect, it} from 'vitest';
import {jsonToPython} from './jsonForPython';

it.each([
  ['x', 0],
  ['1 2', 2],
  ['  ', 0],
  ['[1, x]', 4],
  ['nope', 0],
  ['{"a": }', 6],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ['[1,]', 3],
  ['{a: 1}', 1],
  ['["abc', 1],
  ['[1', 2],
  ['[]]', 2],
])('says where %j is wrong, as Python does', (json, index) => {
  expect(jsonToPython(json)).toBe(`!Expecting value: line 1 column ${index + 1} (char ${index})`);
});

it('finds the place in a long text at once', () => {
  expect(jsonToPython(`${'['.repeat(200_000)}x`)).toMatch(/\(char 200000\)$/);
});
