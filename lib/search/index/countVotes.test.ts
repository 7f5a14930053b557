import {expect, it} from 'vitest';
import type {SearchPage} from '../records/searchPage';
import {createSearchPage} from '../testing/createSearchPage';
import {countVotes, quantizeVotes} from './countVotes';
import {createTermReader} from './createTermReader';

function count(page: Partial<SearchPage>): ReadonlyMap<string, number> {
  const [votes] = countVotes(
    [createSearchPage(page), createSearchPage({title: 'Zebra'})],
    createTermReader(),
  );
  return votes ?? new Map();
}

it('gives the whole vote of a text to its only term, more of it to a question than to a heading', () => {
  expect(count({questions: ['zebra']}).get('zebra')).toBeCloseTo(1);
  expect(count({sections: [{anchor: 'a', heading: 'zebra', text: ''}]}).get('zebra')).toBeCloseTo(0.5);
  expect(count({problems: [{anchor: 'a', symptom: 'zebra', text: ''}]}).get('zebra')).toBeCloseTo(0.4);
});

it('divides the vote of a text among its terms, so that a long text has no more than a short one', () => {
  const votes = count({questions: ['zebra stripes grassland water']});
  const squares = [...votes.values()].map((vote) => vote ** 2);
  expect(votes.size).toBe(4);
  expect(squares.reduce((sum, square) => sum + square, 0)).toBeCloseTo(1);
});

it('gives a rare term more of a vote than one that many texts have', () => {
  const votes = count({questions: ['zebra water', 'zebra', 'zebra']});
  const [rare] = countVotes(
    [createSearchPage({questions: ['zebra water']}), createSearchPage({questions: ['zebra', 'zebra']})],
    createTermReader(),
  );
  expect(rare?.get('water')).toBeGreaterThan(rare?.get('zebra') ?? 0);
  expect(votes.get('zebra')).toBeGreaterThan(2);
});

it('votes for what a word means as well, by half, and not for words that stand everywhere', () => {
  const votes = count({questions: ['how do I click']});
  expect([...votes.keys()].sort()).toEqual(['click', '~tap']);
  expect(votes.get('~tap')).toBeLessThan(votes.get('click') ?? 0);
});

it('has no votes of a page without texts', () => expect(count({}).size).toBe(0));

it('keeps votes as small numbers, and none of what one heading of three words gives', () => {
  expect(quantizeVotes(0.5 / Math.sqrt(3))).toBe(0);
  expect(quantizeVotes(1)).toBe(5);
  expect(quantizeVotes(1000)).toBe(10);
});
