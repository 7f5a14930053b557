import path from 'node:path';
import {createFileCache} from '../lib/cache/createFileCache';

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
  const cache = createFileCache({folder: path.join(root, FOLDER, check), version: () => rules});
  return {
    hasPassed: (subject) => process.env[CHECK_ALL] === undefined && cache.get(subject) !== undefined,
    notePassed: (subject) => cache.set(subject, {}),
  };
}
