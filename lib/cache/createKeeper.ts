import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toHash} from '../files/toHash';

export interface KeeperOptions {
  /** Where results are kept; nothing else may be in it. */
  folder: string;
  /** A text that changes with whatever decides beside the content: the code that makes results, and what it rests on. */
  rules: () => string;
}

/** Results that are made of a content and kept for later builds. */
export interface Keeper<Result> {
  /** What was kept for a content; nothing when its file is missing, damaged or of other rules. */
  find(content: string): Result | undefined;
  /** Keeps a result, which must survive JSON. */
  keep(content: string, result: Result): void;
}

/** Opens a folder of results when it is first asked; what other rules have left there is removed. */
export function createKeeper<Result extends object>({folder, rules}: KeeperOptions): Keeper<Result> {
  let current: string | undefined;
  const toFile = (content: string) => {
    current ??= openFolder(folder, toHash(rules()));
    return path.join(current, toHash(content));
  };
  return {
    find: (content) => readKept<Result>(toFile(content)),
    keep: (content, result) => writeKept(toFile(content), result),
  };
}

function openFolder(folder: string, rules: string): string {
  const current = path.join(folder, rules);
  mkdirSync(current, {recursive: true});
  for (const name of readdirSync(folder))
    if (name !== rules) rmSync(path.join(folder, name), {recursive: true, force: true});
  return current;
}

function readKept<Result>(file: string): Result | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const [hash = ''] = text.split('\n', 1);
  const json = text.slice(hash.length + 1);
  // JSON with this hash was written below, by the same code.
  return hash === toHash(json) ? (JSON.parse(json) as Result) : undefined;
}

function writeKept(file: string, result: object): void {
  const json = JSON.stringify(result);
  // Renamed into place: a build that is stopped must not leave half a file for the next.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${toHash(json)}\n${json}`);
  renameSync(unfinished, file);
}
