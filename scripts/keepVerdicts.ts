import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toHash} from '../lib/files/toHash';

/** The variable that `npm test -- --all` sets: verdicts of earlier runs are then ignored. */
export const CHECK_ALL = 'CHECK_ALL';

/** The folder of verdicts, from the root of the project. */
const FOLDER = 'node_modules/.cache/verdicts';

export interface Verdicts {
  /** Whether this passed in an earlier run under the same rules. */
  hasPassed(subject: string): boolean;
  /** Records that this has passed. Failures are not recorded, so that they are checked again. */
  notePassed(subject: string): void;
}

/**
 * Opens the verdicts of a check. `rules` is a text that changes with everything but the subject that decides the verdict: the
 * check's code and what it depends on. A subject is identified by its whole content. Verdicts under other rules are deleted.
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
