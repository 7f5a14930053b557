import {environment} from '../config/environment';
import {readHostedSearch} from '../lib/environment/readHostedSearch';
import {invalidVariable} from '../lib/environment/variables';
import {toMessage} from '../lib/errors/toMessage';
import {toHostedRecord} from '../lib/search/hosted/hostedRecord';
import {isMeilisearch} from '../lib/search/hosted/hostedSearch';
import {toMeilisearchDocuments} from '../lib/search/hosted/meilisearch/meilisearchDocument';
import {toRecords} from '../lib/search/index/toRecords';
import {takeArguments} from './readArguments.mjs';
import {readSearchPages} from './readSearchPages';
import {replaceDocuments} from './replaceDocuments';
import {replaceRecords} from './replaceRecords';

const {'dry-run': isDryRun} = takeArguments({
  name: 'npm run search:push',
  summary: 'sends the records of the last build to the index that the site asks',
  options: {'dry-run': {says: 'only says what it would send'}},
});

/**
 * Sends the records of the last build to the index that the site asks. Needs the variables of lib/environment/readHostedSearch.ts and `SEARCH_WRITE_KEY`;
 * `SEARCH_HOST` is another origin for tests of the hosted engine.
 */
async function push(): Promise<void> {
  const {siteUrl, baseUrl} = environment;
  const pages = await readSearchPages();
  const records = pages
    .flatMap(toRecords)
    .map((record) => toHostedRecord(record, siteUrl + baseUrl.slice(0, -1)));
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);
  console.log(`${records.length} records of ${pages.length} pages, ${Math.round(bytes / 1024)} KB`);
  if (isDryRun) return;

  const hosted = readHostedSearch(process.env);
  const writeKey = process.env.SEARCH_WRITE_KEY;
  if (!hosted)
    throw invalidVariable(
      'SEARCH_APP_ID',
      undefined,
      'the application id of the hosted search, or set SEARCH_SERVER',
    );
  if (!writeKey)
    throw invalidVariable('SEARCH_WRITE_KEY', undefined, 'the secret key that may write to the index');
  const {indexName} = hosted;
  if (isMeilisearch(hosted)) {
    await replaceDocuments(hosted, writeKey, toMeilisearchDocuments(records));
  } else {
    const {appId} = hosted;
    await replaceRecords({appId, writeKey, indexName, host: process.env.SEARCH_HOST}, records);
  }
  console.log(`${indexName} holds the new records.`);
}

push().catch((error) => {
  console.error(`search:push failed: ${toMessage(error)}`);
  process.exit(1);
});
