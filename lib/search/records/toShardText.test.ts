import {expect, it} from 'vitest';
import {findTextShare, toShardText} from './toShardText';

const LONG = Array.from({length: 500}, (_, index) => `word${'x'.repeat(index % 7)}${index}`).join(' ');

it('keeps a short text whole', () => {
  expect(toShardText('A short text.')).toEqual({text: 'A short text.'});
});

it('keeps less of each text the larger the site is, so that the index grows with the root of its pages', () => {
  expect(findTextShare(100)).toBe(1);
  expect(findTextShare(800)).toBe(0.5);
  const sizes = [1, 0.5].map((share) => JSON.stringify(toShardText(LONG, share)).length);
  expect((sizes[1] ?? 0) / (sizes[0] ?? 1)).toBeLessThan(0.6);
});

it('keeps the longest words where some must go', () => {
  const {rest} = toShardText(`${'begin '.repeat(60)}tiny ${LONG} extraordinarily`, 0.1);
  expect(rest).toContain('extraordinarily');
  expect(rest).not.toContain('tiny');
});
