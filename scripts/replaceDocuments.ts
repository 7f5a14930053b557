import {type EnqueuedTaskPromise, Meilisearch} from 'meilisearch';
import type {MeilisearchSearch} from '../lib/search/hosted/hostedSearch';
import {
  MEILISEARCH_SETTINGS,
  type MeilisearchDocument,
  PRIMARY_KEY,
} from '../lib/search/hosted/meilisearch/meilisearchDocument';

const BATCH = 500;
/** A task waits for those of other indexes on the same server. */
const TIMEOUT_MS = 120_000;

/**
 * Replaces the documents of the server's index, all at once: they are written beside it, then the two
 * change places. When a step fails this rejects, and the index holds what it held.
 */
export async function replaceDocuments(
  {server, indexName}: Pick<MeilisearchSearch, 'server' | 'indexName'>,
  writeKey: string,
  documents: readonly MeilisearchDocument[],
): Promise<void> {
  const client = new Meilisearch({host: server, apiKey: writeKey});
  const beside = `${indexName}_new`;
  // What an interrupted push left.
  await client.deleteIndex(beside).waitTask({timeout: TIMEOUT_MS});
  await finish(client.createIndex(beside, {primaryKey: PRIMARY_KEY}));
  const index = client.index<MeilisearchDocument>(beside);
  await finish(index.updateSettings(MEILISEARCH_SETTINGS));
  await Promise.all(index.addDocumentsInBatches([...documents], BATCH).map(finish));
  // Two indexes change places only where both exist; where this one does, the task fails and changes nothing.
  await client.createIndex(indexName, {primaryKey: PRIMARY_KEY}).waitTask({timeout: TIMEOUT_MS});
  await finish(client.swapIndexes([{indexes: [indexName, beside], rename: false}]));
  await finish(client.deleteIndex(beside));
}

/** Waits until the server has finished a task; throws the server's message when the task failed. */
async function finish(enqueued: EnqueuedTaskPromise): Promise<void> {
  const {status, type, error} = await enqueued.waitTask({timeout: TIMEOUT_MS});
  if (status !== 'succeeded')
    throw new Error(`${type} ${status}: ${error?.message ?? 'the server gives no reason'}`);
}
