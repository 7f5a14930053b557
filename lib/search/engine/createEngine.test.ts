import {describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {splitIndex} from '../index/splitIndex';
import type {SearchPage} from '../records/searchPage';
import type {SearchRequest} from '../searchBackend';
import {createSearchPage} from '../testing/createSearchPage';
import {createEngine} from './createEngine';
import {createPartReader} from './createPartReader';
import {openPages} from './openPages';

function page(url: string, title: string, more: Partial<SearchPage> = {}): SearchPage {
  return createSearchPage({url, title, platform: 'Android', ...more});
}

const find = {anchor: 'screen.FindColors.find', name: 'FindColors.find', module: 'screen'};
const PAGES: SearchPage[] = [
  page('/docs/android/colours', 'Find colours', {
    keywords: ['多点找色'],
    questions: ['which shade is under my finger', '怎么找颜色'],
    text: 'Looks for coloured points.',
    sections: [{anchor: 'limits', heading: 'Limits', text: 'A screenshot takes 40 ms.'}],
    symbols: [{...find, signature: 'FindColors.find(colors: str) -> Point', text: 'Finds the first match.'}],
    problems: [{anchor: 'fails-black', symptom: 'Everything is black', text: 'Recording was not allowed.'}],
  }),
  page('/docs/android/tap', 'Tap and swipe', {text: 'Installing and copying are elsewhere.'}),
  page('/docs/ios/colours', 'Find colours on iOS', {
    platform: 'iOS',
    symbols: [{...find, text: 'Finds the first match.'}],
  }),
  page('/blog/colours', 'How colours are found', {platform: 'Other', isBlog: true}),
];

const engine = createEngine(openPages(PAGES));

function ask(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return {query, page: 0, hitsPerPage: 20, facets: {}, ...more};
}

async function findUrls(query: string, more?: Partial<SearchRequest>): Promise<string[]> {
  const {hits} = await engine.search(ask(query, more));
  return hits.map(({url}) => url);
}

const SYMBOL = '/docs/android/colours#screen.FindColors.find';

describe('what is found', () => {
  it.each(['find_colors', 'find', 'colors', 'findcolors', 'FindColors.find', 'find()', 'findcol'])(
    'finds the symbol by %s',
    async (query) => expect(await findUrls(query)).toContain(SYMBOL),
  );

  it('puts the exact symbol first', async () => {
    expect((await findUrls('FindColors.find'))[0]).toBe(SYMBOL);
  });

  it('puts the page of that title before pages that only speak of it', async () => {
    expect((await findUrls('find colours'))[0]).toBe('/docs/android/colours');
  });

  it('puts the page with the very question first, also when all its words are common', async () => {
    const asked = [
      ...PAGES,
      page('/docs/android/limits', 'Limits', {questions: ['what can it not do']}),
      page('/docs/android/what', 'What it can do', {questions: ['what can it do', 'what it does']}),
    ];
    const {hits} = await createEngine(openPages(asked)).search(ask('What can it not do?'));
    expect(hits[0]?.url).toBe('/docs/android/limits');
  });

  it('finds a page by the Chinese words of its front matter, and by others that mean the same', async () => {
    for (const query of ['找色', '颜色怎么查找'])
      expect((await findUrls(query))[0]).toBe('/docs/android/colours');
  });

  it('finds a page by what people ask', async () => {
    expect((await findUrls('what shade is it'))[0]).toBe('/docs/android/colours');
  });

  it.each(['installed', 'install', 'copy', 'copied'])('finds other forms of a word by %s', async (query) => {
    expect(await findUrls(query)).toEqual(['/docs/android/tap']);
  });

  it('finds an item of a failure list as a problem', async () => {
    const {hits} = await engine.search(ask('black'));
    expect(hits[0]).toMatchObject({kind: 'Problem', url: '/docs/android/colours#fails-black'});
  });

  it.each([
    'from ascript.android.screen import FindColors',
    'x = FindColors.find("#FF0000")',
    'FindColors.find(',
  ])('finds what pasted code calls: %s', async (query) =>
    expect((await findUrls(query)).slice(0, 3)).toContain(SYMBOL),
  );

  it('finds a synonym', async () => {
    expect(await findUrls('click')).toContain('/docs/android/tap');
  });

  it('forgives one mistake in a word of five letters: two that are swapped, one that is another or missing', async () => {
    expect(await findUrls('swpie')).toContain('/docs/android/tap');
    expect(await findUrls('swepe')).toContain('/docs/android/tap');
    expect(await findUrls('lmits')).toContain('/docs/android/colours#limits');
  });

  it('finds words in any order, and some of them where all occur nowhere together', async () => {
    for (const query of ['screenshot limits', 'limits screenshot', 'screenshot zebra'])
      expect((await findUrls(query))[0]).toBe('/docs/android/colours#limits');
  });

  it("puts the reader's platform first without hiding others", async () => {
    const urls = await findUrls('FindColors.find', {preferred: 'iOS'});
    expect(urls[0]).toBe('/docs/ios/colours#screen.FindColors.find');
    expect(urls).toContain(SYMBOL);
  });
});

describe('what a result holds', () => {
  it('says so when no page has most of what was asked', async () => {
    expect((await engine.search(ask('zebra aardvark tap'))).isNear).toBe(true);
    expect((await engine.search(ask('tap and swipe'))).isNear).toBeUndefined();
  });

  it('counts each facet without the choice made in it', async () => {
    const {total, counts} = await engine.search(ask('colours', {facets: {platform: 'Android', kind: 'API'}}));
    expect(total).toBe(1);
    expect(counts.platform).toMatchObject({Android: 1, iOS: 1, Other: 0});
    expect(counts.kind).toMatchObject({Page: 1, API: 1, Blog: 0});
  });

  it('gives the hits of one page, and the total of all', async () => {
    const {hits, total} = await engine.search(ask('colours', {page: 1, hitsPerPage: 2}));
    const all = await findUrls('colours');
    expect(total).toBe(all.length);
    expect(hits.map(({url}) => url)).toEqual(all.slice(2, 4));
  });

  it('marks what matches as ranges of the text', async () => {
    const {hits} = await engine.search(ask('screenshot'));
    const snippet = hits[0]?.snippet;
    expect(snippet?.ranges.map(([start, end]) => snippet.text.slice(start, end))).toEqual(['screenshot']);
  });
});

describe('an index in parts', () => {
  const {root, terms, records} = splitIndex(buildIndex(PAGES));

  function open(failure?: Error) {
    const fetcher = {
      terms: vi.fn(async (part: number) => terms[part] ?? []),
      records: vi.fn(async (part: number) => records[part] ?? []),
    };
    const openIndex = vi.fn(async () => createPartReader(root, fetcher));
    if (failure) openIndex.mockRejectedValueOnce(failure);
    return {fetcher, openIndex, engine: createEngine({openIndex, loadNames: async () => []})};
  }

  it('finds the same as the whole', async () => {
    for (const query of ['FindColors.find', '找色', 'tap', 'findcol', 'black'])
      expect(await open().engine.search(ask(query))).toEqual(await engine.search(ask(query)));
  });

  it('is opened before the first search, once, and again after a failure', async () => {
    const {engine: inParts, openIndex} = open(new Error('404'));
    expect(openIndex).toHaveBeenCalledOnce();
    await expect(inParts.search(ask('tap'))).rejects.toThrow('404');
    await Promise.all([inParts.search(ask('tap')), inParts.search(ask('swipe'))]);
    expect(openIndex).toHaveBeenCalledTimes(2);
  });

  it('loads its rest two seconds after the last search', async () => {
    vi.useFakeTimers();
    const {engine: inParts, fetcher} = open();
    const countFetches = () => fetcher.terms.mock.calls.length + fetcher.records.mock.calls.length;
    await inParts.search(ask('tap'));
    await vi.advanceTimersByTimeAsync(1900);
    await inParts.search(ask('tap'));
    const searched = countFetches();
    await vi.advanceTimersByTimeAsync(1900);
    expect(countFetches()).toBe(searched);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(countFetches()).toBe(terms.length + records.length);
  });

  it('rejects when no terms come, and finds all once they are there', async () => {
    const {engine: inParts, fetcher} = open();
    fetcher.terms.mockRejectedValue(new Error('404'));
    await expect(inParts.search(ask('colours'))).rejects.toThrow('404');
    fetcher.terms.mockImplementation(async (part) => terms[part] ?? []);
    expect((await inParts.search(ask('colours'))).total).toBeGreaterThan(0);
  });
});

it.each(['<img src=x onerror=alert(1)>', '(a+)+$'.repeat(2_000), '\u0000\u0007', '%E0%A4%A', '', '   '])(
  'only searches for %j',
  async (query) => {
    await expect(engine.search(ask(query))).resolves.toHaveProperty('total');
  },
);

it('suggests the names that are nearest to a query without results', async () => {
  expect(await engine.suggest('FindColours.fnd')).toContain('FindColors.find');
});
