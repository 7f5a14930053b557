import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchShard, ShardPage} from '../lib/search/records/shard';

/** The pages of the search index in a built site, as readers get them. Throws when there is no built site. */
export async function readShards(outDir: string): Promise<ShardPage[]> {
  const folder = path.join(outDir, 'assets', 'search');
  const files = await readdir(folder).catch((cause) => {
    throw new Error(`${folder}: no search index; run npm run build first`, {cause});
  });
  const shards = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(async (file): Promise<SearchShard> => JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  return (await Promise.all(shards)).flatMap(({pages}) => pages);
}
