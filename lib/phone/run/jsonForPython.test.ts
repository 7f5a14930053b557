import {expect, it} from 'vitest';
import {jsonToPython} from './jsonForPython';

it.each([
  ['x', 0, 'Expecting value'],
  ['1 2', 2, 'Extra data'],
  ['  ', 0, 'Expecting value'],
  ['[1, x]', 4, 'Expecting value'],
  ['nope', 0, 'Expecting value'],
  ['{"a": }', 6, 'Expecting value'],
  ['{"a" 1}', 5, "Expecting ':' delimiter"],
  ['{"a": 1,}', 8, 'Expecting property name enclosed in double quotes'],
  ['[1,]', 3, 'Expecting value'],
  ['{a: 1}', 1, 'Expecting property name enclosed in double quotes'],
  ['["abc', 1, 'Unterminated string starting at'],
  ['[1', 2, "Expecting ',' delimiter"],
  ['[]]', 2, 'Extra data'],
])('says where %j is wrong and why, as Python does', (json, index, reason) => {
  expect(jsonToPython(json)).toBe(`!${reason}: line 1 column ${index + 1} (char ${index})`);
});

it('keeps numbers as they are written, and what looks like JSON in texts', () => {
  expect(
    jsonToPython(' {"a": [1.0, 1e3, -12345678901234567890], "b": {"c": null}, "{:}": "true \\/ \\u00e9"} '),
  ).toBe('O(["a", [1.0, 1e3, -12345678901234567890], "b", O(["c", None]), "{:}", "true / é"])');
});

it('finds the place in a long text at once', () => {
  expect(jsonToPython(`${'['.repeat(200_000)}x`)).toMatch(/\(char 200000\)$/);
});
