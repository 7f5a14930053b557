import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../files/listFiles';
import {toHash} from '../files/toHash';
import {type CompressOptions, compressFile} from './compressFile';
import {createHosting, type Hosting} from './hosting';
import {MANIFEST, type ReleaseFile} from './manifest';
import {type PolicyPage, readPolicy} from './readPolicy';
import {renderRecipes} from './renderRecipes';

export interface Release {
  files: readonly ReleaseFile[];
  hosting: Hosting;
}

/**
 * Makes a release of a built site in a folder, which it empties first: `site/` with compressed copies beside the files, `deploy/` with the
 * recipes for hosts, and the manifest. The same build always gives the same bytes.
 */
export async function makeRelease(
  build: string,
  folder: string,
  options?: CompressOptions,
): Promise<Release> {
  await rm(folder, {recursive: true, force: true});
  const pages: PolicyPage[] = [];
  for (const file of listFiles(build)) {
    const content = await readFile(path.join(build, file));
    if (file.endsWith('.html')) pages.push({file, html: content.toString()});
    await write(path.join(folder, 'site', file), content);
    for (const [extension, compressed] of Object.entries(compressFile(content, path.extname(file), options)))
      await write(path.join(folder, 'site', `${file}.${extension}`), compressed);
  }
  const hosting = createHosting(readPolicy(pages));
  for (const {file, text} of renderRecipes(hosting))
    await write(path.join(folder, 'deploy', file), Buffer.from(text));
  const files = await Promise.all(listFiles(folder).map((file) => describeFile(folder, file)));
  await write(path.join(folder, MANIFEST), Buffer.from(`${JSON.stringify(files, undefined, 1)}\n`));
  return {files, hosting};
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

async function describeFile(folder: string, file: string): Promise<ReleaseFile> {
  const content = await readFile(path.join(folder, file));
  return {path: file, bytes: content.length, sha256: toHash(content)};
}
