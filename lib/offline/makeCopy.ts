import {carryPage} from './carryPage';
import {type CopyState, listHashes} from './copyState';
import type {CopyStore} from './copyStore';
import {hashBytes} from './hashBytes';
import {listFilesOf, type OfflineFile, type OfflineList, type OfflinePart} from './offlineList';

/** The most connections that browsers open to a server over HTTP/1.1. */
const AT_A_TIME = 6;
/** How often a file is requested when the network fails. */
const ATTEMPTS = 3;

/** Progress of a copy: files and bytes that are there, and all that it needs. */
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

/** The server sent another file than the list has: from another release, incomplete, or the login page of a network. */
export class WrongFileError extends Error {
  constructor(readonly address: string) {
    super(`${address} is not what the list of the release says`);
  }
}

/** The browser, or its reader, has deleted files of a copy while others were still being loaded. */
export class LostFilesError extends Error {}

/**
 * Loads the files that a copy needs and storage lacks, and then makes it the current one. Rejects when anything is missing, wrong or
 * refused: the former copy stays current, and the loaded files are kept for the next attempt.
 */
export async function makeCopy(options: CopyOptions): Promise<CopyState> {
  const {list, parts, store, now, signal} = options;
  const files = listFilesOf(list, parts);
  const hashes = Object.values(files).map(([hash]) => hash);
  const before = await store.readState();
  // What a load of other parts has left would take the room of this one.
  await store.keepOnly(new Set([...hashes, ...(before ? listHashes(before) : [])]));
  await loadMissing(files, before, options);
  signal?.throwIfAborted();
  const kept = await store.listHashes();
  if (!hashes.every((hash) => kept.has(hash))) throw new LostFilesError();

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
  options: CopyOptions,
): Promise<void> {
  const {store, signal, mayGoOn, onProgress} = options;
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
        const carried = await carryFile(address, hash, before, options);
        await store.writeFile(hash, carried ?? (await fetchFile(address, hash, options)));
      } catch (error) {
        failure ??= error;
        return;
      }
      progress.files += 1;
      progress.bytes += bytes;
      onProgress?.({...progress});
    }
  }

  // Waits for all workers, so that nothing is written after a failure.
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  if (failure !== undefined) throw failure;
}

/** Makes a page from the one of the copy before, where only the names of scripts differ; undefined when that is not enough. */
async function carryFile(
  address: string,
  hash: string,
  before: CopyState | undefined,
  {list, store}: CopyOptions,
): Promise<Response | undefined> {
  const oldHash = before?.current.files[address];
  if (before === undefined || oldHash === undefined || oldHash === hash) return undefined;
  const old = await store.readFile(oldHash);
  if (!old?.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const html = carryPage(await old.text(), before.current.entries, list.entries);
  if (html === undefined) return undefined;
  const bytes = new TextEncoder().encode(html);
  return (await hashBytes(bytes)) === hash ? new Response(bytes, {headers: old.headers}) : undefined;
}

async function fetchFile(address: string, hash: string, {fetch, signal}: CopyOptions): Promise<Response> {
  const {bytes, headers: sent} = await retry(async () => {
    const response = await fetch(address);
    return {bytes: await response.arrayBuffer(), headers: response.headers};
  }, signal);
  if ((await hashBytes(bytes)) !== hash) throw new WrongFileError(address);
  // A new response: a redirected one may not answer a navigation, and these bytes are decompressed.
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(bytes, {headers});
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
