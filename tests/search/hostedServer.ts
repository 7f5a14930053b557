import http from 'node:http';
import {PLATFORM_FACETS} from '../../lib/platforms';
import type {SearchEngine} from '../../lib/search/engine/createEngine';
import type {Highlighted} from '../../lib/search/highlight';
import type {HostedRecord} from '../../lib/search/hosted/hostedRecord';
import {KINDS, type SearchRequest} from '../../lib/search/searchBackend';
import {listen, readRequest} from './listen';

/** One query of a request, as Algolia's search API documents it. */
interface HostedQuery {
  query: string;
  page: number;
  hitsPerPage: number;
  facets?: string[];
  facetFilters: (string | string[])[];
  highlightPreTag: string;
  highlightPostTag: string;
}

export interface HostedServer {
  host: string;
  /** Requests as they came: method, path, headers and body. */
  requests: {method: string; path: string; headers: http.IncomingHttpHeaders; body: string}[];
  /** What the indices hold after batches and moves, by their names. */
  indices: Map<string, HostedRecord[]>;
  /** Answers to come that fail with this status instead. */
  failures: number[];
  close(): Promise<void>;
}

/** A server that speaks the hosted engine's protocol, over the records that our own engine finds. */
export async function startHostedServer(engine: SearchEngine): Promise<HostedServer> {
  const requests: HostedServer['requests'] = [];
  const indices = new Map<string, HostedRecord[]>();
  const failures: number[] = [];

  async function answer(method: string, path: string, body: string): Promise<object> {
    const {requests: parts = []} = body ? JSON.parse(body) : {};
    if (path === '/1/indexes/*/queries') {
      return {results: await Promise.all(parts.map((part: HostedQuery) => search(engine, part)))};
    }
    const [, name = '', action] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    if (action === 'batch') {
      const added: HostedRecord[] = parts.map((part: {body: HostedRecord}) => part.body);
      indices.set(name, [...(indices.get(name) ?? []), ...added]);
    } else if (action === 'operation') {
      // A copy is asked for with a scope: settings, rules and synonyms, without records.
      const {operation, destination} = JSON.parse(body);
      if (operation === 'move') {
        indices.set(destination, indices.get(name) ?? []);
        indices.delete(name);
      }
    }
    return method === 'GET' ? {status: 'published', pendingTask: false} : {taskID: 1, objectIDs: []};
  }

  const server = http.createServer(async (request, response) => {
    const {method, path, headers, body} = await readRequest(request);
    requests.push({method, path, headers, body});
    const status = failures.shift() ?? 200;
    const found = status === 200 ? await answer(method, path, body) : {message: 'failed', status};
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(found));
  });
  const {origin, close} = await listen(server);
  return {host: origin, requests, indices, failures, close};
}

async function search(engine: SearchEngine, asked: HostedQuery): Promise<object> {
  const {query, page, hitsPerPage, facets = []} = asked;
  const chosen = (name: string, values: readonly string[]) =>
    values.find((value) => asked.facetFilters.includes(`${name}:${value}`));
  const platform = PLATFORM_FACETS.find((value) => value === chosen('platforms', PLATFORM_FACETS));
  const kind = KINDS.find((value) => value === chosen('kind', KINDS));
  const request: SearchRequest = {
    query,
    page,
    hitsPerPage,
    facets: {...(platform && {platform}), ...(kind && {kind})},
  };
  const {hits, total, counts} = await engine.search(request);
  const mark = ({text, ranges}: Highlighted) =>
    [...ranges].reverse().reduce((marked, [start, end]) => {
      const match = asked.highlightPreTag + marked.slice(start, end) + asked.highlightPostTag;
      return marked.slice(0, start) + match + marked.slice(end);
    }, text);
  return {
    nbHits: total,
    facets: Object.fromEntries(
      facets.map((name) => [name, name === 'platforms' ? counts.platform : counts.kind]),
    ),
    hits: hits.map(({id, url, kind: ofKind, platform: ofPlatform, hierarchy, snippet, signature}) => ({
      objectID: id,
      url: `https://docs.example/base${url}`,
      kind: ofKind,
      platform: ofPlatform,
      ...(signature && {signature}),
      _highlightResult: {titles: hierarchy.map((title) => ({value: mark(title)}))},
      _snippetResult: {text: {value: snippet ? mark(snippet) : '', matchLevel: snippet ? 'full' : 'none'}},
    })),
  };
}
