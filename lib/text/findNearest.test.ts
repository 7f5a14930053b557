import {expect, it} from 'vitest';
import {findNearest} from './findNearest';

it('gives the three names with the fewest edits, the nearest first', () => {
  expect(findNearest('clik', ['click', 'clock', 'slide', 'lick'])).toEqual(['click', 'clock', 'lick']);
});
