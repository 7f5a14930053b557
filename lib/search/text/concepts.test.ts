import {expect, it} from 'vitest';
import {CONCEPTS, findConcepts} from './concepts';
import {toTerms} from './toTerms';

it('names each stem of a concept once, as the index would count it twice', () => {
  const repeated = CONCEPTS.filter((words) => {
    const terms = toTerms(words);
    return new Set(terms).size < terms.length;
  });
  expect(repeated).toEqual([]);
});

it('begins each concept with a word of its own, as another with the same one would be part of it', () => {
  const names = CONCEPTS.map((words) => toTerms(words)[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('finds all concepts of a word', () => {
  expect(findConcepts('drag')).toEqual(['~swip', '~drag']);
  expect(findConcepts('constructor')).toEqual([]);
});
