import path from 'node:path';
import {createKeeper} from '../lib/cache/createKeeper';

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
  const keeper = createKeeper({folder: path.join(root, FOLDER, check), rules: () => rules});
  return {
    hasPassed: (subject) => process.env[CHECK_ALL] === undefined && keeper.find(subject) !== undefined,
    notePassed: (subject) => keeper.keep(subject, {}),
  };
}
