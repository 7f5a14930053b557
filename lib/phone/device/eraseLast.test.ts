import {expect, it} from 'vitest';
import {eraseLast} from './eraseLast';

it('takes away one character as a reader sees it', () => {
  expect(eraseLast('ab')).toBe('a');
  expect(eraseLast('a👍')).toBe('a');
  expect(eraseLast('a👍🏽')).toBe('a');
  expect(eraseLast('ae\u0301')).toBe('a');
});

it('leaves an empty text as it is', () => {
  expect(eraseLast('')).toBe('');
});
