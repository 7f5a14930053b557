import {expect, it} from 'vitest';
import {rasterise} from '../draw/rasterise';
import type {Shape} from '../draw/shape';
import {findOutlines, toGrey} from './findOutlines';

const CARDS: Shape[] = [
  {kind: 'rect', bounds: [0, 0, 80, 60], fill: '#FFFFFF'},
  {kind: 'rect', bounds: [10, 30, 70, 50], fill: '#000000'},
  {kind: 'rect', bounds: [20, 35, 30, 45], fill: '#FFFFFF'},
  {kind: 'rect', bounds: [10, 5, 40, 15], fill: '#999999'},
];
const picture = rasterise(CARDS, 80, 60);

it('gives the edges of what is drawn, from the top down, without what lies inside', () => {
  expect(findOutlines(picture, {low: 50, high: 90})).toEqual([
    [10, 5, 40, 15],
    [10, 30, 70, 50],
  ]);
});

it('gives inner outlines too when asked', () => {
  expect(findOutlines(picture, {low: 50, high: 90, isInnerKept: true})).toContainEqual([20, 35, 30, 45]);
});

it('passes over edges that are too weak', () => {
  expect(findOutlines(picture, {low: 50, high: 150})).toEqual([[10, 30, 70, 50]]);
});

it('weighs the channels as the eye does', () => {
  expect([0xffffff, 0xff0000, 0x00ff00, 0x0000ff].map(toGrey)).toEqual([255, 76, 150, 29]);
});
