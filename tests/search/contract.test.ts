import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createEngine} from '../../lib/search/engine/createEngine';
import {openPages} from '../../lib/search/engine/openPages';
import {createHostedBackend} from '../../lib/search/hosted/createHostedBackend';
import {createMeilisearchBackend} from '../../lib/search/hosted/meilisearch/createMeilisearchBackend';
import {buildIndex} from '../../lib/search/index/buildIndex';
import {listNames} from '../../lib/search/index/listNames';
import {splitIndex} from '../../lib/search/index/splitIndex';
import type {SearchPage} from '../../lib/search/records/searchPage';
import type {SearchBackend, SearchRequest} from '../../lib/search/searchBackend';
import {createEmbeddedBackend} from '../../src/search/client/createEmbeddedBackend';
import {type HostedServer, startHostedServer} from './hostedServer';
import {KEYS, type MeilisearchServer, startMeilisearchServer} from './meilisearchServer';

const CLICK = {anchor: 'action.click', name: 'click', module: 'action', text: 'Taps a point.'};
const PAGES: SearchPage[] = [
  {
    url: '/docs/android/action',
    platform: 'Android',
    title: 'Tap and swipe',
    keywords: [],
    questions: [],
    problems: [{anchor: 'fails-silent', symptom: 'Nothing happens at the point', text: 'Allow the service.'}],
    text: 'Move a finger on the glass.',
    sections: [{anchor: 'long', heading: 'Press long', text: 'Hold the glass.'}],
    symbols: [{...CLICK, signature: 'click(x: int, y: int) -> None'}],
  },
  {
    url: '/docs/ios/action',
    platform: 'iOS',
    title: 'Tap on iOS',
    keywords: [],
    questions: [],
    problems: [],
    text: '',
    sections: [],
    symbols: [CLICK],
  },
  {
    url: '/docs/topics/drag',
    platform: 'Other',
    also: ['Android', 'iOS'],
    title: 'Drag a slider',
    keywords: [],
    questions: [],
    problems: [],
    text: 'For two systems.',
    sections: [{anchor: 'slow', heading: 'Drag slowly', text: 'Moves a slider.'}],
    symbols: [],
  },
];
const HOSTED = {appId: 'APP1', apiKey: 'key', indexName: 'docs', hasAnalytics: false, baseUrl: '/base/'};

const OWN = {apiKey: KEYS.search, indexName: 'docs', baseUrl: '/base/'};

const engine = createEngine(openPages(PAGES));
let server: HostedServer;
let ownServer: MeilisearchServer;
let own: SearchBackend;
let hosted: SearchBackend;
let embedded: SearchBackend;

beforeAll(async () => {
  server = await startHostedServer(engine);
  hosted = createHostedBackend({...HOSTED, host: server.host});
  ownServer = await startMeilisearchServer(engine);
  own = createMeilisearchBackend({...OWN, server: ownServer.server});
  embedded = startEmbedded();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all([server.close(), ownServer.close()]);
});

// The parts of the index, which a build makes, as URLs that hold them.
vi.mock('../../src/search/client/indexUrls', () => ({
  findIndexUrls() {
    const index = buildIndex(PAGES);
    const {root, terms, records} = splitIndex(index);
    return {
      root: toUrl(root),
      names: toUrl(listNames(index.records)),
      terms: terms.map(toUrl),
      records: records.map(toUrl),
    };
  },
}));

function toUrl(part: object): string {
  return `data:application/json,${encodeURIComponent(JSON.stringify(part))}`;
}

/** The browser's own search where workers are refused: the engine runs beside the page. */
function startEmbedded(): SearchBackend {
  vi.stubGlobal('Worker', function refuse() {
    throw new Error('Workers are refused');
  });
  // Node 20 has none.
  vi.stubGlobal('navigator', {});
  return createEmbeddedBackend();
}

function ask(query: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return {query, page: 0, hitsPerPage: 20, facets: {}, ...more};
}

describe.each([
  ['embedded', () => embedded],
  ['hosted', () => hosted],
  ['self-hosted', () => own],
])('the %s search', (_name, getBackend) => {
  it('finds a symbol with its signature, at a path of the site', async () => {
    const {hits} = await getBackend().search(ask('click', {facets: {platform: 'Android', kind: 'API'}}));
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      kind: 'API',
      platform: 'Android',
      url: '/docs/android/action#action.click',
      signature: 'click(x: int, y: int) -> None',
    });
  });

  it('finds what goes wrong as a problem', async () => {
    const {hits} = await getBackend().search(ask('nothing happens', {facets: {kind: 'Problem'}}));
    expect(hits).toMatchObject([{kind: 'Problem', url: '/docs/android/action#fails-silent'}]);
  });

  it('gives titles and snippets with ranges of what matches', async () => {
    const {hits} = await getBackend().search(ask('finger'));
    const snippet = hits[0]?.snippet;
    expect(hits[0]?.hierarchy).toEqual([{text: 'Tap and swipe', ranges: []}]);
    expect(snippet?.ranges.map(([start, end]) => snippet.text.slice(start, end))).toEqual(['finger']);
  });

  it('finds a page and its sections for each platform that it is about, and counts them for each', async () => {
    for (const platform of ['Other', 'Android', 'iOS'] as const) {
      const {hits, total, counts} = await getBackend().search(ask('slider', {facets: {platform}}));
      expect(hits.map(({url}) => url)).toEqual(['/docs/topics/drag', '/docs/topics/drag#slow']);
      expect(hits[0]?.platform).toBe('Other');
      expect(total).toBe(2);
      expect(counts.platform).toEqual({Android: 2, iOS: 2, Windows: 0, Cloud: 0, Other: 2});
    }
    const {total} = await getBackend().search(ask('slider'));
    expect(total).toBe(2);
    const {hits} = await getBackend().search(ask('slider', {facets: {platform: 'Windows'}}));
    expect(hits).toEqual([]);
  });

  it('counts each facet without the choice made in it', async () => {
    const {total, counts} = await getBackend().search(ask('tap', {facets: {platform: 'iOS'}}));
    expect(total).toBe(counts.platform.iOS);
    expect(counts.platform.Android).toBeGreaterThan(0);
    expect(counts.platform.Cloud).toBe(0);
    expect(counts.kind.API).toBe(1);
  });

  it('turns pages', async () => {
    const all = await getBackend().search(ask('tap'));
    const second = await getBackend().search(ask('tap', {page: 1, hitsPerPage: 1}));
    expect(second.total).toBe(all.total);
    expect(second.hits.map(({id}) => id)).toEqual([all.hits[1]?.id]);
  });

  it('finds nothing for what is not there', async () => {
    expect(await getBackend().search(ask('zebra'))).toMatchObject({hits: [], total: 0});
  });

  it('rejects when the search is aborted', async () => {
    const options = {signal: AbortSignal.abort()};
    await expect(getBackend().search(ask('tap'), options)).rejects.toThrow('abort');
  });

  it('takes any query for a text', async () => {
    await expect(getBackend().search(ask('<b>"\u0000\\'))).resolves.toHaveProperty('hits');
  });
});

describe('the hosted search', () => {
  it('sends all queries of a search in one request, with its key, the language and the doc tags', async () => {
    server.requests.length = 0;
    await hosted.search(ask('tap', {facets: {kind: 'Page'}, preferred: 'iOS'}));
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request?.headers).toMatchObject({
      'x-algolia-application-id': 'APP1',
      'x-algolia-api-key': 'key',
    });
    const {requests} = JSON.parse(request?.body ?? '');
    expect(requests).toHaveLength(3);
    expect(requests[0]).toMatchObject({
      indexName: 'docs',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default'],
        'kind:Page',
      ],
      optionalFilters: ['platform:iOS'],
    });
  });

  it('sends its optional parameters, and at most 64 characters', async () => {
    server.requests.length = 0;
    const options = {...HOSTED, host: server.host, searchParameters: {ignorePlurals: true}};
    await createHostedBackend(options).search(ask('x'.repeat(1000)));
    const {requests} = JSON.parse(server.requests[0]?.body ?? '');
    expect(requests[0].ignorePlurals).toBe(true);
    expect(requests[0].query).toHaveLength(64);
  });

  it('leaves URLs alone that match the external pattern', async () => {
    const options = {...HOSTED, host: server.host, externalUrlPattern: 'docs\\.example/base/docs/ios'};
    const {hits} = await createHostedBackend(options).search(ask('click', {facets: {kind: 'API'}}));
    expect(hits.map(({url}) => url).sort()).toEqual([
      '/docs/android/action#action.click',
      'https://docs.example/base/docs/ios/action#action.click',
    ]);
  });

  it('rejects when the engine fails', async () => {
    server.failures.push(500);
    await expect(hosted.search(ask('tap'))).rejects.toThrow('500');
  });

  it('reports nothing unless analytics are switched on', async () => {
    server.requests.length = 0;
    await hosted.search(ask('tap'));
    expect(hosted.analytics).toBeUndefined();
    expect(JSON.parse(server.requests[0]?.body ?? '').requests[0].analytics).toBe(false);
  });
});

describe('the self-hosted search', () => {
  function lastQueries(): {q: string; filter: unknown[]; federationOptions?: {weight: number}}[] {
    return ownServer.requests.flatMap(({body}) => JSON.parse(body).queries);
  }

  it('asks the reader’s platform and the others apart, and each hit comes once', async () => {
    ownServer.requests.length = 0;
    const {hits, total} = await own.search(ask('tap', {preferred: 'iOS'}));
    const weights = lastQueries().flatMap(({filter, federationOptions}) =>
      federationOptions ? [[filter.at(-1), federationOptions.weight]] : [],
    );
    expect(weights).toEqual([
      ['platform = "iOS"', 1.3],
      ['platform != "iOS"', 1],
    ]);
    expect(new Set(hits.map(({id}) => id)).size).toBe(total);
    expect(hits[0]?.platform).toBe('iOS');
  });

  it('sends no sign that the engine would take for a command, and at most 64 characters', async () => {
    ownServer.requests.length = 0;
    await own.search(ask(`find("x") -tap a-b --now ${'y'.repeat(100)}`));
    expect(lastQueries()[0]?.q).toMatch(/^find\( x \) {2}tap a-b {2}now y+$/);
  });

  it('sends its optional parameters', async () => {
    const options = {...OWN, server: ownServer.server, searchParameters: {rankingScoreThreshold: 0.2}};
    ownServer.requests.length = 0;
    await createMeilisearchBackend(options).search(ask('tap'));
    expect(lastQueries()).toHaveLength(3);
    expect(lastQueries().every((asked) => 'rankingScoreThreshold' in asked)).toBe(true);
  });

  it('suggests names that begin as what was typed', async () => {
    expect(await own.suggest('clickk')).toContain('click');
  });

  it('rejects in one line when the key is refused', async () => {
    const backend = createMeilisearchBackend({...OWN, server: ownServer.server, apiKey: 'wrong'});
    await expect(backend.search(ask('tap'))).rejects.toThrow('The search engine answered 403');
  });
});
