import {expect, it} from 'vitest';
import {jsonToPython} from './jsonForPython';

it.each([
  ['x', 0],
  ['1 2', 2],
  ['  ', 0],
])('says where %j is wrong', (json, index) => {
  expect(jsonToPython(json)).toBe(`!Expecting value: line 1 column ${index + 1} (char ${index})`);
});

it('finds the place in a long text at once', () => {
  expect(jsonToPython(`${'['.repeat(200_000)}x`)).toMatch(/\(char 200000\)$/);
});
