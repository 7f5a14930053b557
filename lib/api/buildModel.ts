import {groupBy} from '../collections/groupBy';
import {type ApiModel, type ApiModule, type ApiSymbol, lastName, type PrivateType} from './model';
import {stubError} from './stubError';

/** Joins the modules of all stubs into one model. Throws when two stubs define the same name, or one re-exports an unknown name. */
export function buildModel(modules: readonly ApiModule[]): ApiModel {
  const publicModules = modules.filter(({name}) => !isPrivate(name));
  const symbols = collectSymbols(publicModules);
  const privateSymbols = collectSymbols(modules.filter(({name}) => isPrivate(name)));
  const byQualname = groupBy(symbols.values(), ({qualname}) => qualname);
  addReexports(symbols, modules, privateSymbols);
  return {
    modules: new Map(publicModules.map((module) => [module.name, module])),
    symbols,
    names: collectNames(symbols),
    byQualname,
    privateTypes: groupBy(toPrivateTypes(privateSymbols), ({symbol}) => symbol.platform),
  };
}

function collectSymbols(modules: readonly ApiModule[]): Map<string, ApiSymbol> {
  const symbols = new Map<string, ApiSymbol>();
  for (const symbol of modules.flatMap((module) => module.symbols)) {
    if (symbol.qualname.split('.').some((part) => part.startsWith('_'))) continue;
    const duplicate = symbols.get(symbol.name);
    if (duplicate) {
      const first = `first in line ${duplicate.location.line}`;
      throw stubError(symbol.location, `${symbol.name} is defined twice, ${first}`);
    }
    symbols.set(symbol.name, symbol);
  }
  return symbols;
}

/** Adds to `symbols` the names under which modules re-export them. */
function addReexports(
  symbols: Map<string, ApiSymbol>,
  modules: readonly ApiModule[],
  privateSymbols: ReadonlyMap<string, ApiSymbol>,
): void {
  const moduleNames = new Set(modules.map(({name}) => name));
  const byOwner = groupBy(symbols.values(), toOwner);
  for (const {reexports, location} of modules) {
    for (const [alias, original] of reexports) {
      if (moduleNames.has(original)) continue;
      const offered = byOwner.get(original) ?? [];
      if (offered.length === 0 && !privateSymbols.has(original)) {
        throw stubError(location, `${alias} is imported from ${original}, which no stub defines`);
      }
      for (const symbol of offered) symbols.set(alias + symbol.name.slice(original.length), symbol);
    }
  }
}

function collectNames(symbols: ReadonlyMap<string, ApiSymbol>): Map<ApiSymbol, string[]> {
  const entries = groupBy(symbols, ([, symbol]) => symbol);
  return new Map([...entries].map(([symbol, named]) => [symbol, named.map(([name]) => name)]));
}

function toPrivateTypes(privateSymbols: ReadonlyMap<string, ApiSymbol>): PrivateType[] {
  return [...groupBy(privateSymbols.values(), toOwner)].flatMap(([name, [symbol, ...members]]) =>
    symbol?.name === name ? [{symbol, members}] : [],
  );
}

/** Full name of a class or function, or of the class that a member belongs to. */
function toOwner({module, qualname}: ApiSymbol): string {
  return `${module}.${qualname.split('.')[0]}`;
}

function isPrivate(module: string): boolean {
  return lastName(module).startsWith('_');
}
