import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {mapLimited} from '../../lib/async/mapLimited';
import type {ContentPages} from '../../lib/content/listContentPages';
import {listFiles} from '../../lib/files/listFiles';
import {hashBytes} from '../../lib/offline/hashBytes';
import {
  OFFLINE_LIST,
  type OfflineFile,
  type OfflineList,
  type OfflinePart,
  type OfflinePartFiles,
} from '../../lib/offline/offlineList';
import {type AssetOptions, assignAssets} from '../../lib/offline/release/assignAssets';
import {findEntries} from '../../lib/offline/release/findEntries';
import {LABS_FILE} from '../../lib/offline/release/labsFile';
import {toAddress} from '../../lib/offline/release/toAddress';
import {toFilePart} from '../../lib/offline/release/toFilePart';

const compress = promisify(gzip);
/** Node compresses in four threads. */
const FILES_AT_ONCE = 4;

export interface OfflineListOptions {
  outDir: string;
  /** The folder into which Docusaurus and the plugin `offline` write what the bundler has made. */
  generatedFilesDir: string;
  baseUrl: string;
  otherVersions: ContentPages['otherVersions'];
}

/** Writes the list of files that readers can keep offline. All listed files must have been written. */
export async function writeOfflineList({
  outDir,
  generatedFilesDir,
  baseUrl,
  otherVersions,
}: OfflineListOptions): Promise<void> {
  const readGenerated = async (file: string) =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  const manifest: AssetOptions['manifest'] = await readGenerated('client-manifest.json');
  const routes: AssetOptions['routes'] = await readGenerated('routesChunkNames.json');
  const labs: readonly string[] = await readGenerated(LABS_FILE);
  const findAssetPart = assignAssets({routes, manifest, labs: new Set(labs), otherVersions, baseUrl});

  const found = listFiles(outDir).map((file) => ({
    file,
    part: toFilePart(file, findAssetPart, otherVersions),
  }));
  const readPart = async (wanted: OfflinePart): Promise<OfflinePartFiles> => {
    const own = found.filter(({part}) => part === wanted);
    const weighed = await mapLimited(own, FILES_AT_ONCE, async ({file}) => {
      const bytes = await readFile(path.join(outDir, file));
      const compressed = await compress(bytes);
      const listed: OfflineFile = [await hashBytes(bytes), bytes.length];
      return {address: toAddress(file, baseUrl), listed, transfer: compressed.length};
    });
    return {
      transfer: weighed.reduce((sum, {transfer}) => sum + transfer, 0),
      files: Object.fromEntries(weighed.map(({address, listed}) => [address, listed])),
    };
  };
  const parts = {
    core: await readPart('core'),
    android: await readPart('android'),
    ios: await readPart('ios'),
    windows: await readPart('windows'),
    other: await readPart('other'),
    labs: await readPart('labs'),
  };
  const entries = findEntries(await readFile(path.join(outDir, '404.html'), 'utf8'));
  const version = await hashBytes(new TextEncoder().encode(JSON.stringify(parts)));
  const list: OfflineList = {version, entries, parts};
  await writeFile(path.join(outDir, OFFLINE_LIST), JSON.stringify(list));
}
