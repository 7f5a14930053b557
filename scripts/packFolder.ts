import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {listFiles} from '../lib/files/listFiles';
import {packSite} from '../lib/zip/packSite';
import {renderReadme} from '../lib/zip/renderReadme';

const READER = path.resolve(__dirname, '../src/zip/readFromScripts.ts');

export interface PackFolderOptions {
  /** Name of the product. */
  name: string;
  /** Origin of the published site. */
  siteUrl: string;
}

/** Packs a folder with a site in hash mode into a zip. */
export function packFolder(folder: string, {name, siteUrl}: PackFolderOptions): Uint8Array {
  const files = listFiles(folder).map((file) => ({
    path: file,
    bytes: new Uint8Array(readFileSync(path.join(folder, file))),
  }));
  const define = {SITE_URL: JSON.stringify(siteUrl)};
  const reader = transformSync(readFileSync(READER, 'utf8'), {loader: 'ts', format: 'iife', define}).code;
  return packSite({files, reader, readme: renderReadme(name)});
}
