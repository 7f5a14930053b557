import {listHashes} from '@site/lib/offline/copyState';
import {createCopyStore} from '@site/lib/offline/copyStore';
import {type CopyOptions, makeCopy, WrongFileError} from '@site/lib/offline/makeCopy';
import type {OfflineList} from '@site/lib/offline/offlineList';
import {fetchOfflineList, updateCopy} from '@site/lib/offline/updateCopy';

/** A lock shared by the tabs of the site, so that only one of them changes the copy at a time. */
const LOCK = 'offline';
/** The channel on which tabs tell each other that the copy has changed. */
const CHANNEL = 'offline';
const LIST_TIMEOUT_MS = 10_000;

/** Work on the copy is already under way: in another tab, or in this one from before the reader left the page and came back. */
export class BusyError extends Error {}

type KeepOptions = Pick<CopyOptions, 'list' | 'parts' | 'mayGoOn' | 'onProgress'> & {
  signal: AbortSignal;
};

export type BrowserCopy = ReturnType<typeof openBrowserCopy>;

/** The copy of this site in this browser; `baseUrl` is that of the site. */
export function openBrowserCopy(baseUrl: string) {
  const store = createCopyStore(caches, baseUrl);
  let changes: BroadcastChannel | undefined;
  const now = () => new Date();
  const findWorker = () => navigator.serviceWorker.getRegistration(baseUrl);

  /** Bypasses all caches and the worker, because a copy must consist of what the server has. */
  const fetchFile = (signal?: AbortSignal) => (address: string) =>
    fetch(address, {cache: 'no-store', ...(signal && {signal})});

  async function alone(work: () => Promise<void>): Promise<void> {
    await navigator.locks.request(LOCK, {ifAvailable: true}, async (lock) => {
      if (lock === null) throw new BusyError();
      await work().finally(tellOthers);
    });
  }

  function tellOthers(): void {
    if (changes) changes.postMessage(undefined);
    else {
      const channel = openChannel();
      channel?.postMessage(undefined);
      channel?.close();
    }
  }

  async function dropWithoutCopy(): Promise<void> {
    if ((await store.readState()) === undefined) await (await findWorker())?.unregister();
  }

  return {
    readState: store.readState,

    /** Whether a load that is under way, broke off or was left has brought files. */
    hasFiles: async (): Promise<boolean> => (await store.listHashes()).size > 0,

    /** Calls back after work of another tab, or of another visit to the page in this one; returns how to stop it. */
    watch(onChange: () => void): () => void {
      const channel = openChannel();
      channel?.addEventListener('message', onChange);
      // The work of this tab is told through it too: a channel does not hear its own messages, so only others do.
      changes = channel;
      return () => {
        channel?.close();
        changes = undefined;
      };
    },

    /** Whether work is under way. Waiting for the lock instead would keep its tab from cleaning up afterwards. */
    isBusy: async (): Promise<boolean> =>
      (await navigator.locks.query()).held?.some(({name}) => name === LOCK) ?? false,

    /** The list of the release on the server; it costs no bytes while the browser has the same. */
    fetchList: (): Promise<OfflineList | undefined> =>
      fetchOfflineList(
        (address) => fetch(address, {cache: 'no-cache', signal: AbortSignal.timeout(LIST_TIMEOUT_MS)}),
        baseUrl,
      ),

    /** Makes a copy, or changes the one that is there; the worker is registered first, so that a refusal costs no bytes. */
    keep: (options: KeepOptions): Promise<void> =>
      alone(async () => {
        await startWorker(baseUrl, fetchFile(options.signal));
        try {
          await makeCopy({...options, store, now, fetch: fetchFile(options.signal)});
        } finally {
          await dropWithoutCopy();
        }
      }),

    /** Brings the copy that is there up to date. */
    update: (list: OfflineList): Promise<void> =>
      alone(() => updateCopy({list, store, now, fetch: fetchFile()})),

    /** Deletes the files of a cancelled load. */
    discardUnfinished: (): Promise<void> =>
      alone(async () => {
        const state = await store.readState();
        if (state === undefined) await store.remove();
        else await store.keepOnly(listHashes(state));
      }),

    remove: (): Promise<void> =>
      alone(async () => {
        await store.remove();
        await (await findWorker())?.unregister();
      }),
  };
}

/** Undefined in a browser that has none, where a tab does not hear of the others. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
}

/** Registers the worker and waits until it is active. */
async function startWorker(
  baseUrl: string,
  fetchFile: (address: string) => Promise<Response>,
): Promise<void> {
  const address = `${baseUrl}sw.js`;
  // `register` fails in the same way for an HTML page in place of the worker and for a refusal, and it cannot be cancelled.
  const answer = await fetchFile(address);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
    throw new WrongFileError(address);
  const registration = await navigator.serviceWorker.register(address, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  const worker = registration.installing ?? registration.waiting;
  if (worker === null || worker === undefined) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant')
        reject(new DOMException('The worker did not start', 'InvalidStateError'));
    });
  });
}
