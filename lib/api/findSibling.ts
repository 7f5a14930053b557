import type {ApiModel, ApiSymbol, Platform} from './model';

/**
 * The symbol of another platform that does the same: the same name in the module of the same name, else the only
 * one of that name inside its module.
 */
export function findSibling(
  symbol: ApiSymbol,
  platform: Platform,
  {symbols}: ApiModel,
): ApiSymbol | undefined {
  const suffix = symbol.name.slice(`ascript.${symbol.platform}.`.length);
  const exact = symbols.get(`ascript.${platform}.${suffix}`);
  if (exact !== undefined) return exact;
  const named = new Set(
    [...symbols.values()].filter(
      (other) => other.platform === platform && other.qualname === symbol.qualname,
    ),
  );
  const [only] = named;
  return named.size === 1 ? only : undefined;
}
