import type {MatrixCell, MatrixRow} from '../../lib/api/entry';
import {findSibling} from '../../lib/api/findSibling';
import type {ApiReference} from '../../lib/api/loadReference';
import {type ApiSymbol, PLATFORMS} from '../../lib/api/model';

/**
 * Compares the calls of the platforms: one row a function or method that at least two of them have, with the
 * parameters of each, so that a reader who moves a script sees what is called differently.
 */
export function toMatrix({model, places}: ApiReference): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  const seen = new Set<ApiSymbol>();
  for (const symbol of new Set(model.symbols.values())) {
    if (seen.has(symbol) || symbol.signatures.length === 0) continue;
    const versions = PLATFORMS.map((platform) =>
      platform === symbol.platform ? symbol : findSibling(symbol, platform, model),
    );
    const found = versions.filter((version) => version !== undefined);
    for (const version of found) seen.add(version);
    if (found.length < 2) continue;
    const cells = versions.map((version) => version && toCell(version, found, places));
    rows.set(symbol.name, {qualname: symbol.qualname, cells: cells.map((cell) => cell ?? null)});
  }
  return [...rows.values()].sort((one, other) => one.qualname.localeCompare(other.qualname));
}

function toCell(
  symbol: ApiSymbol,
  versions: readonly ApiSymbol[],
  places: ApiReference['places'],
): MatrixCell {
  const others = versions.filter((version) => version !== symbol).map(namesOf);
  const href = places.get(symbol.name);
  return {
    parameters: [...namesOf(symbol)].map((name) => ({
      name,
      isShared: others.every((names) => names.has(name)),
    })),
    ...(href !== undefined && {href}),
  };
}

function namesOf({signatures}: ApiSymbol): Set<string> {
  return new Set(signatures.flatMap(({parameters}) => parameters.map(({name}) => name)));
}
