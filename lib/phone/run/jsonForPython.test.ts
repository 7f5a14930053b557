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

it('keeps numbers as they are written, and what looks like JSON in texts', () => {
  expect(
    jsonToPython(' {"a": [1.0, 1e3, -12345678901234567890], "b": {"c": null}, "{:}": "true \\/ \\u00e9"} '),
  ).toBe('O(["a", [1.0, 1e3, -12345678901234567890], "b", O(["c", None]), "{:}", "true / é"])');
});

it('finds the place in a long text at once', () => {
  expect(jsonToPython(`${'['.repeat(200_000)}x`)).toMatch(/\(char 200000\)$/);
});
