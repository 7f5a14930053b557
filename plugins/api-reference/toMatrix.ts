import type {MatrixCell, MatrixRow} from '../../lib/api/entry';
import {findCounterpart} from '../../lib/api/findCounterpart';
import type {ApiSymbol} from '../../lib/api/model';
import type {ApiReference, SymbolHrefs} from '../../lib/api/reference';
import {PLATFORMS} from '../../lib/platforms';

/**
 * Compares the calls of the platforms: one row a function or method that at least two of them have, with the
 * parameters of each, so that a reader who ports a script sees which names differ.
 */
export function toMatrix({model, symbolHrefs}: ApiReference): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  const seen = new Set<ApiSymbol>();
  for (const symbol of model.names.keys()) {
    if (seen.has(symbol) || symbol.signatures.length === 0) continue;
    const versions = PLATFORMS.map((platform) =>
      platform === symbol.platform ? symbol : findCounterpart(symbol, platform, model),
    );
    const found = versions.filter((version) => version !== undefined);
    for (const version of found) seen.add(version);
    if (found.length < 2) continue;
    const cells = versions.map((version) => version && toCell(version, found, symbolHrefs));
    rows.set(symbol.name, {qualname: symbol.qualname, cells: cells.map((cell) => cell ?? null)});
  }
  return [...rows.values()].sort((a, b) => a.qualname.localeCompare(b.qualname, 'en'));
}

function toCell(symbol: ApiSymbol, versions: readonly ApiSymbol[], symbolHrefs: SymbolHrefs): MatrixCell {
  const others = versions.filter((version) => version !== symbol).map(namesOf);
  const href = symbolHrefs.get(symbol.name);
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
