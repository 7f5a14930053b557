import {expect, it} from 'vitest';
import {hashText} from './hashText';

it('gives the numbers under which drafts of readers are stored', () => {
  expect(['', 'a', 'print("你好")\n'].map(hashText)).toEqual([0, 97, 2857723231]);
});
