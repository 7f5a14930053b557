import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {PlatformFacet} from '../../platforms';
import type {SearchShard, ShardPage} from '../records/shard';
import type {SearchRequest} from '../searchBackend';
import {createEngine} from './createEngine';

function page(url: string, title: string, more: Partial<ShardPage> = {}): ShardPage {
  return {url, title, platform: 'Android', keywords: [], text: '', sections: [], symbols: [], ...more};
}

const find = {anchor: 'screen.FindColors.find', name: 'FindColors.find', module: 'screen'};
const SHARDS: Record<PlatformFacet, SearchShard> = {
  Android: {
    pages: [
      page('/docs/android/colours', 'Find colours', {
        keywords: ['多点找色'],
        text: 'Looks for coloured points.',
        sections: [{anchor: 'limits', heading: 'Limits', text: 'A screenshot takes 40 ms.'}],
        symbols: [
          {...find, signature: 'FindColors.find(colors: str) -> Point', text: 'Finds the first match.'},
        ],
      }),
      page('/docs/android/tap', 'Tap and swipe'),
    ],
  },
  iOS: {
    pages: [
      page('/docs/ios/colours', 'Find colours on iOS', {
        platform: 'iOS',
        symbols: [{...find, text: 'Finds the first match.'}],
      }),
    ],
  },
  Windows: {pages: []},
  Cloud: {pages: []},
  Other: {pages: [page('/blog/colours', 'How colours are found', {platform: 'Other', isBlog: true})]},
};

const loadShard = vi.fn(async (platform: PlatformFacet) => SHARDS[platform]);

beforeEach(() => {
  loadShard.mockReset();
  loadShard.mockImplementation(async (platform) => SHARDS[platform]);
});

function ask(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return {query, page: 0, hitsPerPage: 20, facets: {}, ...more};
}

async function findUrls(query: string, more?: Partial<SearchRequest>): Promise<string[]> {
  const {hits} = await createEngine(loadShard).search(ask(query, more));
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

  it('finds a page by the Chinese words of its front matter', async () => {
    expect(await findUrls('找色')).toEqual(['/docs/android/colours']);
  });

  it('finds a synonym', async () => {
    expect(await findUrls('click')).toContain('/docs/android/tap');
  });

  it('forgives one mistake in a word of five letters', async () => {
    expect(await findUrls('swpie')).toEqual([]);
    expect(await findUrls('swepe')).toContain('/docs/android/tap');
  });

  it('finds words in any order, and some of them where all occur nowhere together', async () => {
    expect(await findUrls('screenshot limits')).toEqual(['/docs/android/colours#limits']);
    expect(await findUrls('screenshot zebra')).toEqual(['/docs/android/colours#limits']);
  });

  it("puts the reader's platform first without hiding others", async () => {
    const urls = await findUrls('FindColors.find', {preferred: 'iOS'});
    expect(urls[0]).toBe('/docs/ios/colours#screen.FindColors.find');
    expect(urls).toContain(SYMBOL);
  });
});

describe('what a result holds', () => {
  it('counts each facet without the choice made in it', async () => {
    const {total, counts} = await createEngine(loadShard).search(
      ask('colours', {facets: {platform: 'Android', kind: 'API'}}),
    );
    expect(total).toBe(1);
    expect(counts.platform).toMatchObject({Android: 1, iOS: 1, Other: 0});
    expect(counts.kind).toMatchObject({Page: 1, API: 1, Blog: 0});
  });

  it('gives the hits of one page, and the total of all', async () => {
    const {hits, total} = await createEngine(loadShard).search(ask('colours', {page: 1, hitsPerPage: 2}));
    expect(total).toBe(6);
    expect(hits).toHaveLength(2);
  });

  it('marks what matches as ranges of the text', async () => {
    const {hits} = await createEngine(loadShard).search(ask('screenshot'));
    const snippet = hits[0]?.snippet;
    expect(snippet?.ranges.map(([start, end]) => snippet.text.slice(start, end))).toEqual(['screenshot']);
  });
});

describe('loading', () => {
  it('loads nothing before the first search', () => {
    createEngine(loadShard);
    expect(loadShard).not.toHaveBeenCalled();
  });

  it('shows what the first shard holds while another is under way', async () => {
    let arrive = () => {};
    loadShard.mockImplementation((platform) =>
      platform === 'Other'
        ? new Promise((resolve) => {
            arrive = () => resolve(SHARDS.Other);
          })
        : Promise.resolve(SHARDS[platform]),
    );
    const onPartial = vi.fn();
    const search = createEngine(loadShard).search(ask('colours'), onPartial);
    await vi.waitFor(() => expect(onPartial).toHaveBeenCalled());
    arrive();
    expect((await search).counts.kind.Blog).toBe(1);
    expect(onPartial.mock.calls[0]?.[0].counts.kind.Blog).toBe(0);
  });

  it('finds what there is when a shard is missing, names its platform, and finds all once it is there', async () => {
    const engine = createEngine(loadShard);
    loadShard.mockRejectedValueOnce(new Error('404'));
    const onPartial = vi.fn();
    const {total, missing} = await engine.search(ask('colours'), onPartial);
    expect({total, missing}).toEqual({total: 3, missing: ['Android']});
    const whole = await engine.search(ask('colours'));
    expect(whole.total).toBe(6);
    expect(whole.missing).toBeUndefined();
  });

  it('rejects when no shard can be loaded, and finds all once they are there', async () => {
    const engine = createEngine(loadShard);
    loadShard.mockRejectedValue(new Error('404'));
    await expect(engine.search(ask('colours'))).rejects.toThrow('404');
    loadShard.mockImplementation(async (platform) => SHARDS[platform]);
    expect((await engine.search(ask('colours'))).total).toBe(6);
  });

  it('loads each shard once', async () => {
    const engine = createEngine(loadShard);
    await Promise.all([engine.search(ask('a')), engine.search(ask('b')), engine.suggest('c')]);
    expect(loadShard).toHaveBeenCalledTimes(5);
  });
});

it.each(['<img src=x onerror=alert(1)>', '(a+)+$'.repeat(2_000), '\u0000\u0007', '%E0%A4%A', '', '   '])(
  'only searches for %j',
  async (query) => {
    await expect(createEngine(loadShard).search(ask(query))).resolves.toHaveProperty('total');
  },
);

it('suggests the names that are nearest to a query without results', async () => {
  expect(await createEngine(loadShard).suggest('FindColours.fnd')).toContain('FindColors.find');
});
