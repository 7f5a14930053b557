import {expect, it} from 'vitest';
import {ACTIONS, FAULTS, listCells, PAGES, sampleCells} from './cells';

it('lets every fault meet every action on every page, but for tabs where there are none', () => {
  const without = PAGES.filter(({hasTabs}) => !hasTabs).length * FAULTS.length;
  expect(listCells()).toHaveLength(FAULTS.length * ACTIONS.length * PAGES.length - without);
});

it('gives the same sample for the same seed, and another for another', () => {
  const cells = listCells();
  expect(sampleCells(cells, 1, 12)).toEqual(sampleCells(cells, 1, 12));
  expect(sampleCells(cells, 2, 12)).not.toEqual(sampleCells(cells, 1, 12));
});

it('has each fault in a sample that has room for all', () => {
  for (let seed = 0; seed < 20; seed++) {
    const faults = sampleCells(listCells(), seed, FAULTS.length).map(({fault}) => fault);
    expect(new Set(faults).size).toBe(FAULTS.length);
  }
});
