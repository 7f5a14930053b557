import fc from 'fast-check';
import {afterEach, expect, vi} from 'vitest';
import {hostileText} from '../../../tests/fuzz/hostileText';
import {damagedValue, hostileValue} from '../../../tests/fuzz/hostileValue';
import {property} from '../../../tests/fuzz/property';
import {KINDS, type SearchBackend} from '../searchBackend';
import {createHostedBackend} from './createHostedBackend';
import {createMeilisearchBackend} from './meilisearch/createMeilisearchBackend';
import {MARK_END, MARK_START, parseMarked} from './parseMarked';
import {toSitePath} from './toSitePath';

const SITE = 'https://docs.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

property(
  'the address of a result leads into the site, whatever it is',
  fc.tuple(
    hostileText(
      [
        'https://',
        'http:',
        'a.example',
        '/',
        '//',
        '\\',
        '/docs/',
        '?',
        '#',
        ':',
        '@',
        'evil.example',
        '..',
        '\t',
      ],
      ['https://docs.example/base/docs/a#b'],
    ),
    fc.constantFrom('/', '/base/'),
  ),
  ([url, baseUrl]) => {
    const path = toSitePath(url, baseUrl);
    expect(path).toMatch(/^\//);
    expect(new URL(path, SITE).origin).toBe(SITE);
  },
);

property(
  'marks of the engine become ranges inside of the text, and none stays',
  hostileText([MARK_START, MARK_END, 'Find', ' ', '<em>', '</em>'], [`${MARK_START}Find${MARK_END} colours`]),
  (marked) => {
    const {text, ranges} = parseMarked(marked);
    expect(text.includes(MARK_START) || text.includes(MARK_END)).toBe(false);
    let last = 0;
    for (const [start, end] of ranges) {
      expect(start >= last && end > start && end <= text.length).toBe(true);
      last = end;
    }
  },
);

const HIT = {
  objectID: '/docs/a#b',
  url: `${SITE}/docs/a#b`,
  platform: 'Android',
  kind: 'Page',
  titles: ['A'],
  signature: 'find()',
  _highlightResult: {titles: [{value: `${MARK_START}A${MARK_END}`}]},
  _snippetResult: {text: {value: 'A text', matchLevel: 'full'}},
};
const ANSWER = {
  results: [
    {hits: [HIT], nbHits: 1},
    {hits: [], nbHits: 1, facets: {platforms: {Android: 1}}},
    {hits: [], nbHits: 1, facets: {kind: {Page: 1}}},
  ],
};

const OWN_HIT = {
  url: `${SITE}/docs/a#b`,
  platform: 'Android',
  kind: 'Page',
  signature: 'find()',
  _formatted: {titles: [`${MARK_START}A${MARK_END}`], text: `A ${MARK_START}text${MARK_END}`},
};
/** One answer for both requests of a search. */
const OWN_ANSWER = {
  hits: [OWN_HIT],
  results: [{facetDistribution: {platforms: {Android: 1}}}, {facetDistribution: {kind: {Page: 1}}}],
};
const SEARCH = {apiKey: 'key', indexName: 'docs', baseUrl: '/'};

property(
  'an answer of the hosted engine is a result whose parts are what they must be, or a failed search',
  fc.oneof({weight: 4, arbitrary: damagedValue([ANSWER])}, {weight: 1, arbitrary: hostileValue()}),
  (answer) => holdsAnswer(answer, createHostedBackend({...SEARCH, appId: 'APP', hasAnalytics: false})),
);

property(
  'an answer of a self-hosted engine is a result whose parts are what they must be, or a failed search',
  fc.oneof({weight: 4, arbitrary: damagedValue([OWN_ANSWER])}, {weight: 1, arbitrary: hostileValue()}),
  (answer) => holdsAnswer(answer, createMeilisearchBackend({...SEARCH, server: 'https://search.example'})),
);

async function holdsAnswer(answer: unknown, backend: SearchBackend): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer) ?? ''));
  const request = {query: 'a', page: 0, hitsPerPage: 20, facets: {}};
  const result = await backend.search(request).catch((error: unknown) => {
    expect(error).toBeInstanceOf(Error);
  });
  for (const hit of result?.hits ?? []) {
    expect(hit.url).toMatch(/^\//);
    expect(KINDS).toContain(hit.kind);
    const texts = [hit.id, hit.platform, hit.signature ?? '', ...hit.hierarchy.map(({text}) => text)];
    expect(texts.every((part) => typeof part === 'string')).toBe(true);
  }
  if (result) expect([result.total, ...Object.values(result.counts.kind)].every(Number.isFinite)).toBe(true);
  const suggestions = await backend.suggest('a').catch(() => []);
  expect(suggestions.every((text) => typeof text === 'string')).toBe(true);
}
