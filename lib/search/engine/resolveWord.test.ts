import {describe, expect, it} from 'vitest';
import {CONCEPT_TERM} from '../text/concepts';
import {resolveWord} from './resolveWord';

/** Resolves a word, whose terms are separated by spaces, in an index with these terms. */
function resolve(word: string, index: readonly string[], isLast = false): Map<string, number> {
  const sorted = [...index].sort();
  const found = resolveWord(
    {terms: word.split(' '), isLast},
    {
      postings: (term) => (index.includes(term) ? [0] : []),
      termsFrom: (start) => sorted.filter((term) => term.startsWith(start)),
    },
  );
  return new Map(found.map(({term, weight}) => [term, weight]));
}

function find(word: string, index: readonly string[], isLast = false): string[] {
  return [...resolve(word, index, isLast).keys()];
}

describe('a whole word', () => {
  it('is its own term with full weight, and other terms count less', () => {
    const found = resolve('tap findcolor', ['tap', 'findcolor', `${CONCEPT_TERM}tap`]);
    expect([...found.keys()]).toEqual(['tap', `${CONCEPT_TERM}tap`, 'findcolor']);
    expect(found.get('tap')).toBe(1);
    expect(found.get('findcolor')).toBeLessThan(1);
    expect(found.get(`${CONCEPT_TERM}tap`)).toBeLessThan(found.get('findcolor') ?? 0);
  });

  it('is found by what means the same, also when the index does not have it', () => {
    expect(find('click', [`${CONCEPT_TERM}tap`])).toEqual([`${CONCEPT_TERM}tap`]);
  });

  it('finds only what the index has', () => {
    expect(find('tap findcolor', ['swipe'])).toEqual([]);
  });

  it('counts by the best of its ways to a term', () => {
    expect(resolve('tap tap', ['tap']).get('tap')).toBe(1);
    expect(resolve('zebra tap zebra', ['zebra']).get('zebra')).toBe(1);
  });

  it('is completed by nothing', () => {
    expect(find('tap', ['tap', 'tapping'])).toEqual(['tap']);
  });

  it('is corrected to nothing when the index has it', () => {
    expect(find('swipe', ['swipe', 'swine'])).toEqual(['swipe']);
  });
});

describe('a word that may be unfinished', () => {
  it('is completed, and counts more the more of the word is typed', () => {
    const found = resolve('cli', ['click', 'clipboard', 'tap'], true);
    expect([...found.keys()]).toEqual(['click', 'clipboard']);
    expect(found.get('click')).toBeGreaterThan(found.get('clipboard') ?? 1);
    expect(found.get('clipboard')).toBeGreaterThan(0.1);
    expect(found.get('click')).toBeLessThan(0.5);
    expect(resolve('clic', ['click'], true).get('click')).toBeGreaterThan(found.get('click') ?? 1);
  });

  it('keeps its full weight where it is a term itself', () => {
    expect(resolve('click', ['click', 'clicking'], true).get('click')).toBe(1);
  });

  it('is completed by at most 24 terms', () => {
    const many = Array.from({length: 40}, (_, number) => `col${String(number).padStart(2, '0')}`);
    expect(find('col', many, true)).toEqual(many.slice(0, 24));
  });
});

describe('a misspelt word', () => {
  it.each([
    ['four letters, one of them wrong', 'swap', 'snap', true],
    ['five letters, one missing', 'swpe', 'swipe', true],
    ['five letters, two of them wrong', 'swepo', 'swipe', false],
    ['six letters, two of them wrong', 'swepor', 'swiper', true],
    ['seven letters, three of them wrong', 'sweporx', 'swiperz', false],
    ['three letters', 'tep', 'tap', false],
    ['another first letter', 'zwipe', 'swipe', false],
    ['a digit', 'swip3', 'swipe', false],
    ['a Chinese character', '找swip', '找swap', false],
  ])('of %s', (_case, typed, term, isFound) => {
    expect(find(typed, [term])).toEqual(isFound ? [term] : []);
  });

  it('counts more with one mistake than with two, and less than a whole word', () => {
    const one = resolve('swipar', ['swiper']).get('swiper') ?? 0;
    const two = resolve('swepar', ['swiper']).get('swiper') ?? 0;
    expect(one).toBeLessThan(1);
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(0);
  });

  it('finds those with the fewest mistakes alone', () => {
    expect(find('swiper', ['swipar', 'swipor', 'swapor'])).toEqual(['swipar', 'swipor']);
  });

  it('finds at most 24', () => {
    const many = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `sw${letter}pe`);
    expect(find('swpe', many)).toHaveLength(24);
  });

  it('finds the word of which it has one or two letters too many at its end', () => {
    expect(find('taper', ['tap', 'tape'])).toEqual(['tape', 'tap']);
    expect(find('taps', ['tap'])).toEqual(['tap']);
    expect(find('tapers', ['tap'])).toEqual([]);
    const within = resolve('taper', ['tap']).get('tap') ?? 0;
    expect(within).toBeGreaterThan(0);
    expect(within).toBeLessThan(resolve('taper', ['taber']).get('taber') ?? 0);
  });
});
