import type {Platform} from '../platforms';
import {findNearest} from '../text/findNearest';
import {type ApiModel, type ApiSymbol, lastName} from './model';

const MAX_NEAREST = 5;

/**
 * The symbols that a name means: a full name, a name inside a module (`FindColors.find`), or the end of one (`find`). Only
 * the most exact of these that has results counts; case is ignored where the exact spelling finds nothing.
 */
export function findSymbols(name: string, model: ApiModel, platform?: Platform): ApiSymbol[] {
  const isOfPlatform = (symbol: ApiSymbol): boolean => platform === undefined || symbol.platform === platform;
  const exact = model.symbols.get(name);
  if (exact) return [exact];
  const symbols = [...model.names.keys()].filter(isOfPlatform);
  const lower = name.toLowerCase();
  const ways: ((symbol: ApiSymbol) => boolean)[] = [
    ({qualname}) => qualname === name,
    ({qualname}) => qualname.toLowerCase() === lower,
    (symbol) => symbol.name.endsWith(`.${name}`),
    (symbol) => symbol.name.toLowerCase().endsWith(`.${lower}`),
  ];
  for (const way of ways) {
    const found = symbols.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** Full names similar to an unknown one. */
export function findNearestSymbols(name: string, model: ApiModel, platform?: Platform): string[] {
  const symbols = [...model.names.keys()].filter(
    (symbol) => platform === undefined || symbol.platform === platform,
  );
  const names = symbols.map((symbol) => (name.startsWith('ascript.') ? symbol.name : symbol.qualname));
  const nearest = new Set(findNearest(name, [...new Set(names)]));
  const reordered = symbols.filter((symbol) => hasSameWords(lastName(symbol.name), lastName(name)));
  const near = symbols.filter((symbol) => nearest.has(symbol.name) || nearest.has(symbol.qualname));
  return [...new Set([...reordered, ...near])].map((symbol) => symbol.name).slice(0, MAX_NEAREST);
}

/** Whether a name consists of the words of a known one, in any order and without separators: `hotkey` of `key_hot`. */
function hasSameWords(known: string, asked: string): boolean {
  const words = known.split(/_|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  const letters = asked.replaceAll('_', '').toLowerCase();
  return words.join('').length === letters.length && words.every((word) => letters.includes(word));
}
