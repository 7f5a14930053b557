import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {splitIndex} from '../index/splitIndex';
import {parseQuery} from '../query/parseQuery';
import type {SearchPage} from '../records/searchPage';
import {createSearchPage} from '../testing/createSearchPage';
import {createMemoryReader} from './createMemoryReader';
import {createPartReader} from './createPartReader';
import {rank} from './rank';
import {addVotes, toVoteFactors} from './weighVotes';

function page(url: string, questions: string[], more: Partial<SearchPage> = {}): SearchPage {
  return createSearchPage({url, questions, title: 'Page', text: 'zebra', ...more});
}

function findFirst(pages: SearchPage[], query: string, preferred?: SearchPage['platform']) {
  const index = buildIndex(pages);
  const [first] = rank(parseQuery(query), createMemoryReader(index), preferred).matches;
  return index.records[first?.id ?? -1]?.url;
}

const MANY = ['zebra', 'why zebra', 'zebra is gone', 'where is the zebra'];

it('puts a page of which many texts speak before one with a long text that does', () => {
  const long = page('/long', [], {title: 'The zebra', text: 'zebra zebra zebra'});
  expect(findFirst([long, page('/asked', MANY)], 'zebra')).toBe('/asked');
});

it('multiplies by one where the most is asked, by little where nothing is, and by one where nobody votes', () => {
  const reader = createMemoryReader(buildIndex([page('/asked', MANY), page('/silent', [], {text: 'lion'})]));
  const sums = new Float64Array(reader.size);
  expect([...toVoteFactors(sums, reader, () => 1)]).toEqual([1, 1]);
  addVotes(sums, {term: 'zebra', weight: 1}, 1, reader);
  const [asked = 0, silent = 0] = toVoteFactors(sums, reader, () => 1);
  expect(asked).toBeCloseTo(1, 1);
  expect(silent).toBeLessThan(0.3);
});

it('counts the votes of pages by what the platform counts', () => {
  const reader = createMemoryReader(buildIndex([page('/asked', MANY), page('/wanted', ['zebra'])]));
  const sums = new Float64Array(reader.size);
  addVotes(sums, {term: 'zebra', weight: 1}, 1, reader);
  const [asked = 0, wanted = 0] = toVoteFactors(sums, reader, (id) => (id === 1 ? 2.2 : 0.7));
  expect(wanted).toBeGreaterThan(asked);
});

describe('the platform', () => {
  const ios = page('/ios', ['zebra'], {platform: 'iOS'});
  const pages = [page('/android', MANY, {platform: 'Android'}), ios];

  it('of the reader is not outvoted by pages of another one', () => {
    expect(findFirst(pages, 'zebra')).toBe('/android');
    expect(findFirst(pages, 'zebra', 'iOS')).toBe('/ios');
  });

  it('that the query names is not outvoted, from wherever it is asked', () => {
    for (const on of [undefined, 'Other', 'Android'] as const)
      expect(findFirst(pages, 'zebra ios', on)).toBe('/ios');
  });
});

describe('a page about this website', () => {
  const site = page('/docs/tutorial-basics/a', MANY);
  const other = page('/docs/android/b', ['zebra']);

  it('comes after others, unless the query speaks of a website', () => {
    expect(findFirst([site, other], 'zebra')).toBe('/docs/android/b');
    expect(findFirst([site, other], 'zebra site')).toBe('/docs/tutorial-basics/a');
  });

  it('is known in an index in parts as well, and so are the votes', async () => {
    const index = buildIndex([other, site]);
    const {root, terms, records} = splitIndex(index);
    const inParts = createPartReader(root, {
      terms: async (part) => terms[part] ?? [],
      records: async (part) => records[part] ?? [],
    });
    await inParts.loadTerms({whole: ['zebra'], begun: []});
    const whole = createMemoryReader(index);
    expect([0, 1].map(inParts.isAboutSite)).toEqual([false, true]);
    expect(inParts.votes('zebra')).toEqual(whole.votes('zebra'));
    expect(inParts.votes('zebra')).toHaveLength(2);
    expect(inParts.pages).toEqual(whole.pages);
  });
});
