import {type CopyState, findHash} from './copyState';
import type {CopyStore} from './copyStore';
import {markKept, markNotKept} from './markPage';
import type {OfflineRoute} from './readRoute';
import {toKey} from './toKey';

/** How long the network may take before the copy answers in its place, in milliseconds. */
const WAIT_MS = 3000;

/** What an answer is made with; the worker gives the browser's own. */
export interface WorkerContext {
  store: CopyStore;
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
}

/** Answers a request of a page from the network or from the copy; rejects as the network does when neither has it. */
export async function answerRequest(
  request: Request,
  route: Exclude<OfflineRoute, 'untouched'>,
  context: WorkerContext,
): Promise<Response> {
  const {store, baseUrl, fetch} = context;
  const state = await store.readState().catch(() => undefined);
  if (state === undefined) return fetch(request);
  const key = toKey(new URL(request.url).pathname, baseUrl);
  const findKept = () => find(store, state, key);

  if (route === 'hashed') return (await findKept()) ?? fetch(request);
  if (route === 'file') return preferNetwork(request, context, findKept);
  return preferNetwork(request, context, async () => {
    const page = await find(store, {current: state.current}, key);
    if (page) return rewrite(page, (html) => markKept(html, state.current.date, baseUrl));
    return undefined;
  }).catch(async (error: unknown) => {
    const shell = await find(store, state, `${baseUrl}404.html`);
    if (shell === undefined) throw error;
    return rewrite(shell, (html) => markNotKept(html, baseUrl), 503);
  });
}

/** The network's answer; the copy's when there is one and the network fails, is late, or the server does. */
async function preferNetwork(
  request: Request,
  {fetch, wait}: WorkerContext,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const arriving = fetch(request);
  const usable = arriving.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const first = await Promise.race([usable, wait(WAIT_MS).then(() => undefined)]);
  return first ?? (await findKept()) ?? arriving;
}

/** Undefined too where storage cannot read the file: the network may have it. */
async function find(store: CopyStore, state: CopyState, key: string): Promise<Response | undefined> {
  const hash = findHash(state, key);
  return hash === undefined ? undefined : store.readFile(hash).catch(() => undefined);
}

async function rewrite(
  response: Response,
  change: (html: string) => string,
  status = 200,
): Promise<Response> {
  return new Response(change(await response.text()), {status, headers: response.headers});
}
