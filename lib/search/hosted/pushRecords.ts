import {type HostedRecord, INDEX_SETTINGS} from './hostedRecord';

/** What a push needs of the engine's client. */
export interface IndexClient {
  setSettings(index: string, settings: typeof INDEX_SETTINGS): Promise<void>;
  /** Resolves once the records can be found. */
  addRecords(index: string, records: readonly HostedRecord[]): Promise<void>;
  /** Puts one index in the place of another. */
  moveIndex(from: string, to: string): Promise<void>;
}

export interface PushOptions {
  indexName: string;
  onProgress: (done: number, total: number) => void;
  /** Milliseconds before the first repetition; each next one waits twice as long. */
  delayMs: number;
}

const BATCH = 1000;
const ATTEMPTS = 4;

/**
 * Sends all records to an index beside the public one, and puts it in its place at the end: readers never find half of
 * them. A step that fails is repeated three times; then the push rejects, and the public index is as it was.
 */
export async function pushRecords(
  client: IndexClient,
  records: readonly HostedRecord[],
  {indexName, onProgress, delayMs}: PushOptions,
): Promise<void> {
  const next = `${indexName}_next`;
  await repeat(() => client.setSettings(next, INDEX_SETTINGS), delayMs);
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    await repeat(() => client.addRecords(next, batch), delayMs);
    onProgress(start + batch.length, records.length);
  }
  await repeat(() => client.moveIndex(next, indexName), delayMs);
}

async function repeat(step: () => Promise<void>, delayMs: number, attempts = ATTEMPTS): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (attempts <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await repeat(step, 2 * delayMs, attempts - 1);
  }
}
