import {expect, it} from 'vitest';
import {isQuestionTerm, toQuestionTerm} from './toQuestionTerm';

it('is the same for questions that differ in common words, forms and marks alone', () => {
  const term = toQuestionTerm('How do I tap a button?');
  expect(term).toMatch(/^button\?[0-9a-z]{3}$/);
  expect(toQuestionTerm('tapping the buttons')).toBe(term);
});

it('differs for other words, and for another order', () => {
  const texts = ['get the text of an element', 'get the element by its text', 'element', 'element 文字'];
  expect(new Set(texts.map(toQuestionTerm)).size).toBe(texts.length);
});

it('takes common words where there are no others', () => {
  expect(toQuestionTerm('What can it not do?')).toBe(toQuestionTerm('what can it not do'));
  expect(toQuestionTerm('What can it not do?')).not.toBe(toQuestionTerm('what can it do'));
});

it('is not a word, and no word is one', () => {
  expect(isQuestionTerm(toQuestionTerm(''))).toBe(true);
  expect(isQuestionTerm('button')).toBe(false);
});
