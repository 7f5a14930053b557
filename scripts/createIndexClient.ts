import {searchClient} from '@algolia/client-search';
import type {IndexClient} from '../lib/search/hosted/pushRecords';

export interface IndexClientOptions {
  appId: string;
  /** The secret key that may write. */
  writeKey: string;
  /** Another origin than the engine's own, for tests. */
  host?: string | undefined;
}

/** The hosted engine's own client, as a push needs it. */
export function createIndexClient({appId, writeKey, host}: IndexClientOptions): IndexClient {
  const client = searchClient(appId, writeKey, host === undefined ? {} : {hosts: [toHost(host)]});
  return {
    async setSettings(indexName, settings) {
      const {searchableAttributes, attributesForFaceting, attributesToHighlight, attributesToSnippet} =
        settings;
      const {taskID} = await client.setSettings({
        indexName,
        indexSettings: {
          searchableAttributes: [...searchableAttributes],
          attributesForFaceting: [...attributesForFaceting],
          attributesToHighlight: [...attributesToHighlight],
          attributesToSnippet: [...attributesToSnippet],
          ignorePlurals: settings.ignorePlurals,
        },
      });
      await client.waitForTask({indexName, taskID});
    },
    async addRecords(indexName, records) {
      const requests = records.map((record) => ({action: 'addObject' as const, body: {...record}}));
      const {taskID} = await client.batch({indexName, batchWriteParams: {requests}});
      await client.waitForTask({indexName, taskID});
    },
    async moveIndex(indexName, destination) {
      const operationIndexParams = {operation: 'move' as const, destination};
      const {taskID} = await client.operationIndex({indexName, operationIndexParams});
      await client.waitForTask({indexName, taskID});
    },
  };
}

function toHost(origin: string) {
  const {host, protocol} = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
