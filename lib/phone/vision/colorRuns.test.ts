import {expect, it} from 'vitest';
import {compareRuns, countRuns, countUniform} from './colorRuns';

const screen = {width: 4, height: 2, pixels: Uint32Array.of(7, 7, 7, 7, 7, 9, 9, 0x010205)};
const wanted = {width: 2, height: 2, pixels: Uint32Array.of(7, 7, 9, 0)};

it('counts how far a colour goes to the right, up to the edge of its area', () => {
  expect([...countRuns(screen, [0, 0, 4, 2]).lengths]).toEqual([4, 3, 2, 1, 1, 2, 1, 1]);
  expect([...countRuns(screen, [1, 1, 3, 2]).lengths]).toEqual([0, 0, 0, 0, 0, 2, 1, 0]);
});

it('adds what the channels differ by, and needs no more rows than tell that it is too much', () => {
  const runs = countRuns(screen, [0, 0, 4, 2]);
  const part = countRuns(wanted, [0, 0, 2, 2]);
  expect(compareRuns(part, runs, 0, 99)).toBe(2 + 9);
  expect(compareRuns(part, runs, 2, 99)).toBe(0 + 1 + 2 + 5);
  expect(
    compareRuns(
      countRuns(screen, [0, 0, 4, 2]),
      countRuns({...screen, pixels: new Uint32Array(8)}, [0, 0, 4, 2]),
      0,
      5,
    ),
  ).toBe(28);
});

it('counts the places that are alike, up to where a row of the picture would leave its colour', () => {
  const runs = countRuns(
    {width: 5, height: 2, pixels: Uint32Array.of(7, 7, 7, 7, 7, 9, 9, 9, 9, 0)},
    [0, 0, 5, 2],
  );
  expect(countUniform(wanted, runs, 0)).toBe(3);
  expect(countUniform(wanted, runs, 2)).toBe(1);
  expect(countUniform(wanted, runs, 3)).toBe(1);
});
