import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
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
import {toAddress} from '../../lib/offline/release/toAddress';
import {toFilePart} from '../../lib/offline/release/toFilePart';

export interface OfflineListOptions {
  outDir: string;
  /** Where Docusaurus and the plugin `offline` write down what the bundler made. */
  generatedFilesDir: string;
  baseUrl: string;
}

/** Writes the list of what readers may keep. Comes after all that is listed is written. */
export async function writeOfflineList({
  outDir,
  generatedFilesDir,
  baseUrl,
}: OfflineListOptions): Promise<void> {
  const readGenerated = async (file: string) =>
    JSON.parse(await readFile(path.join(generatedFilesDir, file), 'utf8'));
  const manifest: AssetOptions['manifest'] = await readGenerated('client-manifest.json');
  const routes: AssetOptions['routes'] = await readGenerated('routesChunkNames.json');
  const labs: readonly string[] = await readGenerated('offline-labs.json');
  const findAssetPart = assignAssets({routes, manifest, labs: new Set(labs), baseUrl});

  const found = listFiles(outDir).map((file) => ({file, part: toFilePart(file, findAssetPart)}));
  const readPart = async (wanted: OfflinePart): Promise<OfflinePartFiles> => {
    const files: Record<string, OfflineFile> = {};
    let transfer = 0;
    for (const {file} of found.filter(({part}) => part === wanted)) {
      const bytes = await readFile(path.join(outDir, file));
      transfer += gzipSync(bytes).length;
      files[toAddress(file, baseUrl)] = [await hashBytes(bytes), bytes.length];
    }
    return {transfer, files};
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
