import {rareRewrites} from '../../python/rareRewrites';
import type {RareParts} from './loadRare';
import {matchPattern} from './matchPattern';
import {createRandomNumbers} from './randomNumbers';

/** What `loadRare` loads as a chunk of its own. */
export const rareParts: RareParts = {rewrites: rareRewrites, match: matchPattern, createRandomNumbers};
