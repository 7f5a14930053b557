import {expect, it} from 'vitest';
import {normalizeSource} from './normalizeSource';

it('drops the mark that editors on Windows put at the start, and no other', () => {
  expect(normalizeSource('\ufeffprint("\ufeff")')).toBe('print("\ufeff")');
});

it('ends each line alike, and keeps their number', () => {
  expect(normalizeSource('a\r\nb\rc\n\r\rd')).toBe('a\nb\nc\n\n\nd');
});
