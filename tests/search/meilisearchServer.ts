import http from 'node:http';
import * as v from 'valibot';
import {PLATFORM_FACETS, type PlatformFacet} from '../../lib/platforms';
import type {SearchEngine} from '../../lib/search/engine/createEngine';
import type {Highlighted} from '../../lib/search/highlight';
import type {MeilisearchDocument} from '../../lib/search/hosted/meilisearch/meilisearchDocument';
import {KINDS, type SearchHit} from '../../lib/search/searchBackend';
import {listen, readRequest} from './listen';

/**
 * Requests as Meilisearch's reference documents them (www.meilisearch.com/docs/reference/api: search, multi_search, indexes, tasks,
 * settings, documents; version 1.41). Strict: the server refuses a field that it does not know, and so does this.
 */
const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ATTRIBUTES = ['platform', 'platforms', 'kind', 'language', 'docusaurus_tag'] as const;
const condition = v.pipe(text, v.regex(new RegExp(`^(?:${ATTRIBUTES.join('|')}) !?= "[^"]*"$`)));
const query = {
  indexUid: text,
  q: text,
  matchingStrategy: v.picklist(['last', 'all', 'frequency']),
  filter: v.array(v.union([condition, v.array(condition)])),
  rankingScoreThreshold: v.optional(v.number()),
};
const highlighted = {
  attributesToRetrieve: v.array(text),
  attributesToHighlight: v.array(text),
  attributesToCrop: v.array(text),
  cropLength: count,
  highlightPreTag: text,
  highlightPostTag: text,
};
// Where results are joined, a page is asked for once, and no query may ask for facets.
const federated = v.strictObject({
  federation: v.strictObject({offset: count, limit: count}),
  queries: v.array(
    v.strictObject({...query, ...highlighted, federationOptions: v.strictObject({weight: v.number()})}),
  ),
});
const separate = v.strictObject({
  queries: v.array(v.strictObject({...query, limit: count, facets: v.array(v.picklist(ATTRIBUTES))})),
});
const documents = v.array(
  v.looseObject({id: v.union([count, v.pipe(text, v.regex(/^[\w-]{1,511}$/))]), url: text}),
);
const swap = v.array(v.strictObject({indexes: v.tuple([text, text]), rename: v.optional(v.literal(false))}));
const settings = v.strictObject({
  searchableAttributes: v.array(text),
  displayedAttributes: v.array(text),
  filterableAttributes: v.array(text),
  pagination: v.strictObject({maxTotalHits: count}),
});

type Federated = v.InferOutput<typeof federated>;
type Separate = v.InferOutput<typeof separate>;

export interface MeilisearchServer {
  server: string;
  requests: {method: string; path: string; body: string}[];
  /** What the indices hold, by their names. */
  indices: Map<string, MeilisearchDocument[]>;
  settings: Map<string, v.InferOutput<typeof settings>>;
  /** Kinds of tasks that are accepted and then fail. */
  failingTasks: Set<string>;
  close(): Promise<void>;
}

const SEARCH_KEY = 'searchkey';
const ADMIN_KEY = 'adminkey';
export const KEYS = {search: SEARCH_KEY, admin: ADMIN_KEY};

/** A server that speaks Meilisearch's protocol, over the records that our own engine finds. */
export async function startMeilisearchServer(engine: SearchEngine): Promise<MeilisearchServer> {
  const requests: MeilisearchServer['requests'] = [];
  const indices: MeilisearchServer['indices'] = new Map();
  const set: MeilisearchServer['settings'] = new Map();
  const failingTasks = new Set<string>();
  const tasks: {status: string; type: string; error: object | null}[] = [];

  /** Accepts a task, does it at once, and lets its outcome be asked for: a task that cannot be done fails later. */
  function enqueue(type: string, indexUid: string | null, act: () => string | undefined): Answer {
    const message = failingTasks.has(type) ? 'no space left' : act();
    const error = message === undefined ? null : {message, code: 'failed', type: 'internal', link: ''};
    tasks.push({status: error ? 'failed' : 'succeeded', type, error});
    const enqueuedAt = '2026-11-01T00:00:00Z';
    return {status: 202, body: {taskUid: tasks.length - 1, indexUid, status: 'enqueued', type, enqueuedAt}};
  }

  async function answer(method: string, path: string, sent: string): Promise<Answer> {
    const read = <Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> =>
      v.parse(schema, JSON.parse(sent));
    const uid = /^\/indexes\/([\w-]+)/.exec(path)?.[1] ?? '';
    const route = path
      .replace(/^\/indexes\/[\w-]+/, '/indexes/:uid')
      .replace(/^\/tasks\/\d+$/, '/tasks/:task');
    switch (`${method} ${route}`) {
      case 'POST /multi-search': {
        const asked = JSON.parse(sent);
        return {
          status: 200,
          body: asked.federation
            ? await join(engine, read(federated))
            : await countAll(engine, read(separate)),
        };
      }
      case 'GET /tasks/:task': {
        const task = tasks[Number(path.replace(/^.*\//, ''))];
        return task ? {status: 200, body: task} : {status: 404, body: {message: 'Task not found.'}};
      }
      case 'POST /indexes': {
        const created = read(v.strictObject({uid: text, primaryKey: text}));
        return enqueue('indexCreation', created.uid, () => {
          if (indices.has(created.uid)) return `Index ${created.uid} already exists.`;
          indices.set(created.uid, []);
          return undefined;
        });
      }
      case 'POST /swap-indexes': {
        const [pair] = read(swap);
        const [one = '', other = ''] = pair?.indexes ?? [];
        return enqueue('indexSwap', null, () => {
          const [first, second] = [indices.get(one), indices.get(other)];
          if (first === undefined || second === undefined) return 'Indexes not found.';
          indices.set(one, second).set(other, first);
          return undefined;
        });
      }
      case 'DELETE /indexes/:uid':
        return enqueue('indexDeletion', uid, () => (indices.delete(uid) ? undefined : 'Index not found.'));
      case 'PATCH /indexes/:uid/settings': {
        const updated = read(settings);
        return enqueue('settingsUpdate', uid, () => {
          set.set(uid, updated);
          return undefined;
        });
      }
      case 'POST /indexes/:uid/documents': {
        // The schema holds what the server asks of a document; the rest of it is free.
        const added = read(documents) as unknown as MeilisearchDocument[];
        return enqueue('documentAdditionOrUpdate', uid, () => {
          indices.set(uid, [...(indices.get(uid) ?? []), ...added]);
          return undefined;
        });
      }
      default:
        return {status: 404, body: {message: `No such route: ${method} ${path}`}};
    }
  }

  const server = http.createServer(async (request, response) => {
    const {method, path, headers, body} = await readRequest(request);
    requests.push({method, path, body});
    const {status, body: found} = await check(headers, path).catch(refuse);
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(found));

    async function check({authorization, 'content-type': type}: http.IncomingHttpHeaders, asked: string) {
      const allowed = asked === '/multi-search' ? [SEARCH_KEY, ADMIN_KEY] : [ADMIN_KEY];
      if (!allowed.some((key) => authorization === `Bearer ${key}`))
        return {status: 403, body: {message: 'The provided API key is invalid.', code: 'invalid_api_key'}};
      if (method !== 'GET' && body !== '' && type !== 'application/json')
        return {status: 415, body: {message: 'Content-Type must be application/json'}};
      return answer(method, asked, body);
    }
  });
  const {origin, close} = await listen(server);
  return {server: origin, requests, indices, settings: set, failingTasks, close};
}

interface Answer {
  status: number;
  body: object;
}

function refuse(error: unknown): Answer {
  return {
    status: 400,
    body: {message: String(error), code: 'bad_request', type: 'invalid_request', link: ''},
  };
}

/** All hits that one query finds, best first, and how many there are of each platform. */
async function find(
  engine: SearchEngine,
  {q, filter}: Separate['queries'][number] | Federated['queries'][number],
) {
  const conditions = filter.flat();
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => conditions.includes(`${name} = "${value}"`));
  const platform = chosen('platforms', PLATFORM_FACETS) ?? chosen('platform', PLATFORM_FACETS);
  const kind = chosen('kind', KINDS);
  const isExcluded = (facet: PlatformFacet) => conditions.includes(`platform != "${facet}"`);
  const request = {query: q, page: 0, hitsPerPage: 1000};
  const {hits, counts} = await engine.search({
    ...request,
    facets: {...(platform && {platform}), ...(kind && {kind})},
  });
  const preferred = chosen('platform', PLATFORM_FACETS);
  return {
    hits: hits.filter((hit) => !isExcluded(hit.platform) && (!preferred || hit.platform === preferred)),
    counts: counts.platform,
  };
}

async function join(engine: SearchEngine, {federation, queries}: Federated): Promise<object> {
  const {offset, limit} = federation;
  const found = await Promise.all(
    queries.map(async (asked) =>
      (await find(engine, asked)).hits.map((hit, place) => ({
        hit,
        asked,
        score: asked.federationOptions.weight / (1 + place),
      })),
    ),
  );
  const joined = found.flat().sort((a, b) => b.score - a.score);
  return {
    hits: joined.slice(offset, offset + limit).map(({hit, asked}) => toDocument(hit, asked)),
    limit,
    offset,
    estimatedTotalHits: joined.length,
    processingTimeMs: 1,
  };
}

async function countAll(engine: SearchEngine, {queries}: Separate): Promise<object> {
  const results = queries.map(async (asked) => {
    const {hits, counts} = await find(engine, asked);
    const byKind: Record<string, number> = {};
    for (const {kind} of hits) byKind[kind] = (byKind[kind] ?? 0) + 1;
    const distribution = asked.facets.map((facet) => [facet, facet === 'platforms' ? counts : byKind]);
    return {indexUid: asked.indexUid, hits: [], facetDistribution: Object.fromEntries(distribution)};
  });
  return {results: await Promise.all(results)};
}

function toDocument(hit: SearchHit, asked: Federated['queries'][number]): object {
  const mark = ({text: plain, ranges}: Highlighted) =>
    [...ranges].reverse().reduce((marked, [start, end]) => {
      const match = asked.highlightPreTag + marked.slice(start, end) + asked.highlightPostTag;
      return marked.slice(0, start) + match + marked.slice(end);
    }, plain);
  const {url, kind, platform, hierarchy, snippet, signature} = hit;
  return {
    url: `https://docs.example/base${url}`,
    kind,
    platform,
    ...(signature && {signature}),
    titles: hierarchy.map((title) => title.text),
    text: snippet?.text ?? '',
    _formatted: {titles: hierarchy.map(mark), text: snippet ? mark(snippet) : ''},
    _federation: {indexUid: asked.indexUid, queriesPosition: 0, weightedRankingScore: 1},
  };
}
