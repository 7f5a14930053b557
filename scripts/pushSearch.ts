import {environment} from '../config/environment';
import {readHostedSearch} from '../config/search';
import {describeInvalid} from '../lib/errors/describeInvalid';
import {toRecords} from '../lib/search/engine/toRecords';
import {toHostedRecord} from '../lib/search/hosted/hostedRecord';
import {pushRecords} from '../lib/search/hosted/pushRecords';
import {readPages} from '../plugins/search-index/readPages';
import {createIndexClient} from './createIndexClient';

const RETRY_MS = 1000;

/**
 * Sends the records of the search to the hosted index: `npm run search:push`, or with `-- --dry-run` only says what it
 * would send. Needs the variables of config/search.ts and `SEARCH_WRITE_KEY`; `SEARCH_HOST` is another origin for tests.
 */
async function push(): Promise<void> {
  const {siteUrl, baseUrl} = environment;
  const pages = await readPages('.');
  const records = toRecords({pages}).map((record) => toHostedRecord(record, siteUrl + baseUrl.slice(0, -1)));
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  console.log(`${records.length} records of ${pages.length} pages, ${Math.round(bytes / 1024)} KB`);
  if (process.argv.includes('--dry-run')) return;

  const hosted = readHostedSearch(process.env);
  const writeKey = process.env.SEARCH_WRITE_KEY;
  if (!hosted) throw missing('SEARCH_APP_ID', 'the application id of the hosted search');
  if (!writeKey) throw missing('SEARCH_WRITE_KEY', 'the secret key that may write to the index');
  const {appId, indexName} = hosted;
  const client = createIndexClient({appId, writeKey, host: process.env.SEARCH_HOST});
  const onProgress = (done: number, total: number) => console.log(`${done} of ${total} sent to ${indexName}`);
  await pushRecords(client, records, {indexName, onProgress, delayMs: RETRY_MS});
  console.log(`${indexName} holds the new records.`);
}

function missing(field: string, allowed: string): Error {
  return new Error(describeInvalid({file: 'environment', field, found: undefined, allowed}));
}

push().catch((error) => {
  console.error(`search:push failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
