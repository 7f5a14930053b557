import {expect, it} from 'vitest';
import {countThings} from './countThings';

it('takes the singular for one alone', () => {
  expect([0, 1, 2].map((count) => countThings(count, 'video'))).toEqual(['0 videos', '1 video', '2 videos']);
});
