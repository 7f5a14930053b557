import {createLab, type LabAnswer, type LabRequest} from '@site/lib/selectors/lab/createLab';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';

/** Timeouts in milliseconds: a regular expression can take forever, and the page must stay usable. */
const ANSWER_MS = 2000;
/** That of a tree, which may be large; the first one also waits for the script of the worker. */
const TREE_MS = 20_000;

export interface LabClient {
  /**
   * Rejects with `TookTooLong`; the tree is then still open. A request for another tree cancels one that is still being read, whose
   * promise never settles.
   */
  ask: (request: LabRequest) => Promise<LabAnswer>;
  close: () => void;
}

export class TookTooLong extends Error {}

interface Pending {
  request: LabRequest;
  resolve: (answer: LabAnswer) => void;
  reject: (error: Error) => void;
  deadline: ReturnType<typeof setTimeout>;
}

/** Runs the lab in a worker, so that typing never waits, or in the page where workers are refused. */
export function createLabClient(): LabClient {
  const pending = new Map<number, Pending>();
  let tree: ControlTree | undefined;
  let lastId = 0;
  let labInPage: ReturnType<typeof createLab> | undefined;
  let worker = start();

  function start(): Worker | undefined {
    try {
      const started = new Worker(new URL('./lab.worker.ts', import.meta.url));
      started.addEventListener('message', ({data: [id, answer]}: MessageEvent<[number, LabAnswer]>) =>
        settle(id, answer),
      );
      started.addEventListener('error', () => {
        if (started === worker) answerAllInPage();
      });
      return started;
    } catch {
      return undefined;
    }
  }

  function settle(id: number, answer: LabAnswer): void {
    if (answer.kind === 'opened') tree = answer.tree;
    const waiting = pending.get(id);
    if (!waiting) return;
    clearTimeout(waiting.deadline);
    pending.delete(id);
    waiting.resolve(answer);
  }

  function answerAllInPage(): void {
    const waiting = [...pending.values()];
    close();
    worker = undefined;
    for (const {request, resolve, reject} of waiting) answerInPage(request).then(resolve, reject);
  }

  async function answerInPage(request: LabRequest): Promise<LabAnswer> {
    if (!labInPage) {
      labInPage = createLab();
      if (tree) labInPage({kind: 'open', tree});
    }
    const answer = labInPage(request);
    if (answer.kind === 'opened') tree = answer.tree;
    return answer;
  }

  function giveUp(): void {
    const given = [...pending.values()];
    close();
    startAnew();
    for (const {reject} of given) reject(new TookTooLong());
  }

  function endReading(): void {
    for (const [id, {request, deadline}] of pending) {
      if (request.kind !== 'read') continue;
      clearTimeout(deadline);
      pending.delete(id);
    }
    worker?.terminate();
    startAnew();
    if (!worker) answerAllInPage();
    for (const [id, {request}] of pending) worker?.postMessage([id, request]);
  }

  function startAnew(): void {
    worker = start();
    if (tree) worker?.postMessage([0, {kind: 'open', tree} satisfies LabRequest]);
  }

  function close(): void {
    worker?.terminate();
    for (const {deadline} of pending.values()) clearTimeout(deadline);
    pending.clear();
  }

  return {
    async ask(request) {
      const waiting = [...pending.values()].map((one) => one.request);
      if (bringsTree(request) && waiting.some(({kind}) => kind === 'read')) endReading();
      if (!worker) return answerInPage(request);
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timeout = [request, ...waiting].some(bringsTree) ? TREE_MS : ANSWER_MS;
        const deadline = setTimeout(giveUp, timeout);
        pending.set(id, {request, resolve, reject, deadline});
        worker?.postMessage([id, request]);
      });
    },
    close,
  };
}

function bringsTree({kind}: LabRequest): boolean {
  return kind === 'open' || kind === 'read';
}
