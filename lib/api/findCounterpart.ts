import type {Platform} from '../platforms';
import type {ApiModel, ApiSymbol} from './model';

/**
 * The symbol of another platform that does the same: the same name in the module of the same name, else the only
 * one of that name inside its module.
 */
export function findCounterpart(
  symbol: ApiSymbol,
  platform: Platform,
  {symbols, byQualname}: ApiModel,
): ApiSymbol | undefined {
  const suffix = symbol.name.slice(`ascript.${symbol.platform}.`.length);
  const exact = symbols.get(`ascript.${platform}.${suffix}`);
  if (exact !== undefined) return exact;
  const named = byQualname.get(symbol.qualname)?.filter((other) => other.platform === platform) ?? [];
  return named.length === 1 ? named[0] : undefined;
}
