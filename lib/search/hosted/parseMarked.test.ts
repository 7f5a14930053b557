import {expect, it} from 'vitest';
import {MARK_END, MARK_START, parseMarked} from './parseMarked';

it('turns marks into ranges of the text without them', () => {
  expect(parseMarked(`a ${MARK_START}tap${MARK_END} and ${MARK_START}tap${MARK_END}`)).toEqual({
    text: 'a tap and tap',
    ranges: [
      [2, 5],
      [10, 13],
    ],
  });
});

it('keeps markup as text, and survives marks that do not pair', () => {
  expect(parseMarked('<b>x</b>')).toEqual({text: '<b>x</b>', ranges: []});
  expect(parseMarked(`${MARK_END}x${MARK_START}y`)).toEqual({text: 'xy', ranges: []});
});
