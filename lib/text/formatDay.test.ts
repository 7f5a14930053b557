import {expect, it} from 'vitest';
import {formatDay} from './formatDay';

it.each([
  ['2026-11-22', '22 November 2026'],
  ['2023-01-01', '1 January 2023'],
  ['2024-02-29T23:59:59Z', '29 February 2024'],
])('writes %s as %s, wherever the reader is', (date, day) => {
  expect(formatDay(date)).toBe(day);
});
