import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toHash} from '../files/toHash';

export interface FileCacheOptions {
  /** Folder of the cache; nothing else may be in it. */
  folder: string;
  /** Changes with everything besides the key that determines a result: the code that computes it and its dependencies. */
  version: () => string;
}

/** A cache on disk for results of builds. A key is the whole content that a result is made from. */
export interface FileCache<Result> {
  /** The result stored under a key; undefined when its file is missing, damaged or from another version. */
  get(key: string): Result | undefined;
  /** Stores a result, which must survive JSON. */
  set(key: string, result: Result): void;
}

/** Makes a cache. Its folder is opened at the first use, which deletes results of other versions. */
export function createFileCache<Result extends object>({
  folder,
  version,
}: FileCacheOptions): FileCache<Result> {
  let current: string | undefined;
  const toFile = (key: string) => {
    current ??= openFolder(folder, toHash(version()));
    return path.join(current, toHash(key));
  };
  return {
    get: (key) => readResult<Result>(toFile(key)),
    set: (key, result) => writeResult(toFile(key), result),
  };
}

function openFolder(folder: string, version: string): string {
  const current = path.join(folder, version);
  mkdirSync(current, {recursive: true});
  for (const name of readdirSync(folder)) if (name !== version) deleteVersion(path.join(folder, name));
  return current;
}

function deleteVersion(folder: string): void {
  try {
    rmSync(folder, {recursive: true, force: true});
  } catch {
    // A process of that version writes into it: it goes with the next version.
  }
}

function readResult<Result>(file: string): Result | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const [hash = ''] = text.split('\n', 1);
  const json = text.slice(hash.length + 1);
  // JSON with a matching hash was written by writeResult, in this version of the code.
  return hash === toHash(json) ? (JSON.parse(json) as Result) : undefined;
}

function writeResult(file: string, result: object): void {
  const json = JSON.stringify(result);
  // A concurrent build of another version may have deleted the folder.
  mkdirSync(path.dirname(file), {recursive: true});
  // Written under another name and then renamed, so that an interrupted build leaves no half-written result.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${toHash(json)}\n${json}`);
  renameSync(unfinished, file);
}
