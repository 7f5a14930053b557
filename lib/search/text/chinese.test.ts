import {expect, it} from 'vitest';
import {splitHan} from './chinese';

it('cuts at the longest known words and leaves out what stands in every question', () => {
  expect(splitHan('怎么多点找色')).toEqual([{text: '多点找色', translation: 'find colors'}]);
});

it('keeps what it does not know as it is', () => {
  expect(splitHan('鹦鹉点击')).toEqual([{text: '鹦鹉'}, {text: '点击', translation: 'click tap'}]);
});
