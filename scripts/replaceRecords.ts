import {searchClient} from '@algolia/client-search';
import {type HostedRecord, INDEX_SETTINGS} from '../lib/search/hosted/hostedRecord';

export interface HostedIndex {
  appId: string;
  /** The secret key that may write. */
  writeKey: string;
  indexName: string;
  /** Another origin than the engine's own, for tests. */
  host?: string | undefined;
}

/**
 * Replaces the records of the hosted index, all at once: readers never find half of them. The
 * client repeats what fails in passing; when it gives up, this rejects and the index holds what it held.
 */
export async function replaceRecords(
  {appId, writeKey, indexName, host}: HostedIndex,
  records: readonly HostedRecord[],
): Promise<void> {
  const client = searchClient(appId, writeKey, host === undefined ? {} : {hosts: [toHost(host)]});
  // First, because the replacement takes over the settings of the index, with its synonyms and rules.
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}

function toHost(origin: string) {
  const {host, protocol} = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
