import {type CopyOptions, makeCopy} from './makeCopy';
import {OFFLINE_LIST, type OfflineList, parseOfflineList} from './offlineList';

/** Loads the list of the release that the server has; undefined when what comes is none. Rejects without a network. */
export async function fetchOfflineList(
  fetch: (address: string) => Promise<Response>,
  baseUrl: string,
): Promise<OfflineList | undefined> {
  const response = await fetch(baseUrl + OFFLINE_LIST);
  return response.ok ? parseOfflineList(await response.text()) : undefined;
}

/** Brings the copy to the release of the list, in the parts that it has; one that is up to date gets today's date. */
export async function updateCopy(options: Omit<CopyOptions, 'parts'>): Promise<void> {
  const {list, store, now} = options;
  const state = await store.readState();
  if (state === undefined) return;
  if (state.current.version !== list.version) {
    await makeCopy({...options, parts: state.current.parts});
    return;
  }
  await store.writeState({...state, current: {...state.current, date: now().toISOString()}});
}
