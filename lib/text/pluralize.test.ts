import {expect, it} from 'vitest';
import {pluralize} from './pluralize';

it('takes the singular for one alone', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'video'))).toEqual(['0 videos', '1 video', '2 videos']);
});
