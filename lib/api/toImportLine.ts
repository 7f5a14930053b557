import type {ApiModel, ApiSymbol} from './model';

/** The line by which a script imports a symbol, or the class that it is a member of. */
export function toImportLine(symbol: ApiSymbol, model: ApiModel): string {
  return `from ${findShortestModule(symbol, model)} import ${symbol.qualname.split('.')[0]}`;
}

/** The module that scripts import a symbol from: that of its shortest name, where packages re-export it. */
function findShortestModule(symbol: ApiSymbol, {names}: ApiModel): string {
  const modules = names.get(symbol)?.map((name) => name.slice(0, -symbol.qualname.length - 1)) ?? [];
  return modules.reduce(
    (shortest, module) => (module.length < shortest.length ? module : shortest),
    symbol.module,
  );
}
