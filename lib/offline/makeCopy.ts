import {carryPage} from './carryPage';
import {type CopyState, listHashes} from './copyState';
import type {CopyStore} from './copyStore';
import {hashBytes} from './hashBytes';
import {listFilesOf, type OfflineFile, type OfflineList, type OfflinePart} from './offlineList';

/** A browser asks one server for no more at a time. */
const AT_A_TIME = 6;
/** How often a file is asked for when the network breaks. */
const ATTEMPTS = 3;

/** How far a copy is: files and bytes that are there, of those that it needs. */
export interface CopyProgress {
  files: number;
  allFiles: number;
  bytes: number;
  allBytes: number;
}

export interface CopyOptions {
  list: OfflineList;
  parts: readonly OfflinePart[];
  store: CopyStore;
  fetch(address: string): Promise<Response>;
  now(): Date;
  signal?: AbortSignal;
  /** Resolves when work may go on; asked before each file. */
  mayGoOn?(): Promise<void>;
  onProgress?(progress: CopyProgress): void;
}

/** What the server sent is not the file of the list: another release, half of one, or the page of a network that wants a login. */
export class WrongFileError extends Error {
  constructor(readonly address: string) {
    super(`${address} is not what the list of the release says`);
  }
}

/**
 * Loads what a copy needs and storage does not have, and then makes it the current one. When anything is missing, wrong or
 * refused it rejects and the copy before stays; what was loaded by then spares the next try.
 */
export async function makeCopy(options: CopyOptions): Promise<CopyState> {
  const {list, parts, store, now, signal} = options;
  const files = listFilesOf(list, parts);
  const before = await store.readState();
  await loadMissing(files, before, options);
  signal?.throwIfAborted();

  const current = {
    version: list.version,
    date: now().toISOString(),
    parts,
    entries: list.entries,
    files: Object.fromEntries(Object.entries(files).map(([address, [hash]]) => [address, hash])),
  };
  const previous = before?.current.version === list.version ? before.previous : before?.current;
  const state = {current, ...(previous && {previous})};
  await store.writeState(state);
  await store.keepOnly(listHashes(state));
  return state;
}

async function loadMissing(
  files: Readonly<Record<string, OfflineFile>>,
  before: CopyState | undefined,
  {list, store, fetch, signal, mayGoOn, onProgress}: CopyOptions,
): Promise<void> {
  const kept = await store.listHashes();
  const all = Object.entries(files);
  const missing = all.filter(([, [hash]]) => !kept.has(hash));
  const progress = {
    files: all.length - missing.length,
    allFiles: all.length,
    bytes: sum(all) - sum(missing),
    allBytes: sum(all),
  };
  onProgress?.({...progress});

  const queue = missing.values();
  let failure: unknown;
  async function work(): Promise<void> {
    for (const [address, [hash, bytes]] of queue) {
      await mayGoOn?.();
      if (failure !== undefined) return;
      try {
        signal?.throwIfAborted();
        await store.writeFile(hash, (await carry(address, hash)) ?? (await load(address, hash)));
      } catch (error) {
        failure ??= error;
        return;
      }
      progress.files += 1;
      progress.bytes += bytes;
      onProgress?.({...progress});
    }
  }

  async function carry(address: string, hash: string): Promise<Response | undefined> {
    const oldHash = before?.current.files[address];
    if (before === undefined || oldHash === undefined || oldHash === hash) return undefined;
    const old = await store.readFile(oldHash);
    if (!old?.headers.get('content-type')?.startsWith('text/html')) return undefined;
    const html = carryPage(await old.text(), before.current.entries, list.entries);
    if (html === undefined) return undefined;
    const bytes = new TextEncoder().encode(html);
    return (await hashBytes(bytes)) === hash ? new Response(bytes, {headers: old.headers}) : undefined;
  }

  async function load(address: string, hash: string): Promise<Response> {
    const {bytes, headers: sent} = await retry(async () => {
      const response = await fetch(address);
      return {bytes: await response.arrayBuffer(), headers: response.headers};
    }, signal);
    if ((await hashBytes(bytes)) !== hash) throw new WrongFileError(address);
    // A response of its own: one that was redirected may not answer a navigation, and the bytes are no longer packed.
    const headers = new Headers(sent);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(bytes, {headers});
  }

  // What is under way is waited for, so that nothing is written once this has failed.
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  if (failure !== undefined) throw failure;
}

async function retry<Result>(
  run: () => Promise<Result>,
  signal: AbortSignal | undefined,
  left = ATTEMPTS,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (left === 1 || signal?.aborted) throw error;
    return retry(run, signal, left - 1);
  }
}

function sum(files: readonly (readonly [string, OfflineFile])[]): number {
  return files.reduce((total, [, [, bytes]]) => total + bytes, 0);
}
