import {PLATFORMS} from '../platforms';
import type {ApiEntryData} from './entry';
import {findCounterpart} from './findCounterpart';
import type {ApiSymbol} from './model';
import type {ApiReference} from './reference';

/** The links from a symbol to the same one on the other platforms, where a page documents it. */
export function toCounterparts(
  symbol: ApiSymbol,
  {model, symbolHrefs}: ApiReference,
): ApiEntryData['counterparts'] {
  return PLATFORMS.filter((platform) => platform !== symbol.platform).flatMap((platform) => {
    const href = symbolHrefs.get(findCounterpart(symbol, platform, model)?.name ?? '');
    return href === undefined ? [] : [{platform, href}];
  });
}
