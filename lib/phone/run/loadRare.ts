import type {MoreRewrites} from '../../python/instrumentScript';
import {needsExtraModules} from '../packages/extraModules';
import type {matchPattern} from './matchPattern';
import type {createRandomNumbers} from './randomNumbers';

/** What a run of few scripts needs besides the modules in Python: how they are rewritten, patterns and random numbers. */
export interface RareParts {
  rewrites: MoreRewrites;
  match: typeof matchPattern;
  createRandomNumbers: typeof createRandomNumbers;
}

/** Loads the parts for scripts that may need them; as with the modules, a comment can be reason enough. */
export async function loadRare(scripts: readonly string[]): Promise<RareParts | undefined> {
  return needsExtraModules(scripts) ? (await import('./rareParts')).rareParts : undefined;
}
