import {expect, it} from 'vitest';
import type {ScreenPoint} from '../phone/geometry';
import {groupHits} from './groupHits';

it('takes hits for one thing up to the reach in either direction, and for two beyond it', () => {
  const far: ScreenPoint[] = [
    [0, 0],
    [4, 0],
    [0, 4],
    [4, 4],
  ];
  for (const hit of far) {
    expect(groupHits([[0, 0], hit], 4)).toHaveLength(1);
    expect(groupHits([hit, [0, 0]], 4)).toHaveLength(1);
  }
  for (const hit of [
    [5, 0],
    [0, 5],
    [5, 5],
    [1, 5],
    [5, 1],
  ] satisfies ScreenPoint[])
    expect(groupHits([[0, 0], hit], 4)).toHaveLength(2);
});

it('finds a neighbour in every direction, wherever the two are on the screen', () => {
  for (let x = 10; x < 14; x++)
    for (const [dx, dy] of [
      [-3, -3],
      [0, -3],
      [3, -3],
      [-3, 0],
      [3, 0],
      [-3, 3],
      [0, 3],
      [3, 3],
    ] as const)
      expect(
        groupHits(
          [
            [x, x],
            [x + dx, x + dy],
          ],
          3,
        ),
      ).toHaveLength(1);
});

it('joins a chain of neighbours, and gives its bounds, its count and its first hit', () => {
  const hits: ScreenPoint[] = [
    [7, 2],
    [40, 9],
    [5, 4],
    [9, 6],
    [3, 5],
    [40, 10],
  ];
  expect(groupHits(hits, 2)).toEqual([
    {bounds: [3, 2, 8, 6], hits: 3, first: [7, 2]},
    {bounds: [40, 9, 41, 11], hits: 2, first: [40, 9]},
    {bounds: [9, 6, 10, 7], hits: 1, first: [9, 6]},
  ]);
});

it('gives the bounds of a thing also where it goes left and up of its first hit', () => {
  expect(
    groupHits(
      [
        [8, 8],
        [7, 9],
        [6, 7],
        [9, 10],
      ],
      2,
    ),
  ).toEqual([{bounds: [6, 7, 10, 11], hits: 4, first: [8, 8]}]);
});

it('finds nothing where nothing was hit', () => {
  expect(groupHits([], 3)).toEqual([]);
});
