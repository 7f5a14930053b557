import {PLATFORMS} from '../platforms';
import type {ApiEntryData} from './entry';
import {findCounterpart} from './findCounterpart';
import type {ApiSymbol} from './model';
import type {ApiReference} from './reference';

/** Links a symbol to its counterparts on the other platforms, as far as pages document them. */
export function toCounterparts(
  symbol: ApiSymbol,
  {model, symbolHrefs}: ApiReference,
): ApiEntryData['counterparts'] {
  return PLATFORMS.filter((platform) => platform !== symbol.platform).flatMap((platform) => {
    const href = symbolHrefs.get(findCounterpart(symbol, platform, model)?.name ?? '');
    return href === undefined ? [] : [{platform, href}];
  });
}
