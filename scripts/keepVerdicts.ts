import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toHash} from '../lib/files/toHash';

/** What `npm test -- --all` sets: no verdict of an earlier run counts. */
export const CHECK_ALL = 'CHECK_ALL';

/** Where verdicts are kept, from the root of the project. */
const FOLDER = 'node_modules/.cache/verdicts';

export interface Verdicts {
  /** Whether this passed in an earlier run, by the same rules. */
  hasPassed(subject: string): boolean;
  /** Notes that this has passed. There is no other verdict: what failed is checked again. */
  notePassed(subject: string): void;
}

/**
 * The verdicts of a check under `rules`, a text that changes with whatever decides beside the subject: the check's own code
 * and all that it rests on. A subject is named by its whole content. Verdicts under other rules are forgotten.
 */
export function keepVerdicts(root: string, check: string, rules: string): Verdicts {
  const folder = path.join(root, FOLDER, check);
  const current = path.join(folder, toHash(rules));
  const toFile = (subject: string): string => path.join(current, toHash(subject));
  mkdirSync(current, {recursive: true});
  for (const name of readdirSync(folder))
    if (name !== path.basename(current)) rmSync(path.join(folder, name), {recursive: true, force: true});
  return {
    hasPassed: (subject) => process.env[CHECK_ALL] === undefined && existsSync(toFile(subject)),
    notePassed: (subject) => writeFileSync(toFile(subject), ''),
  };
}
