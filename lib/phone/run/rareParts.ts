import {rareRewrites} from '../../python/rareRewrites';
import type {RareParts} from './loadRare';
import {matchPattern} from './matchPattern';

export const rareParts: RareParts = {rewrites: rareRewrites, match: matchPattern};
