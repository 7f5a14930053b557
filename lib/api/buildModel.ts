import {type ApiModel, type ApiModule, type ApiSymbol, lastName} from './model';
import {stubError} from './stubError';

/** Joins the modules of all stubs to one model. Throws when two stubs define a name, or one offers a name that none has. */
export function buildModel(modules: readonly ApiModule[]): ApiModel {
  const symbols = new Map<string, ApiSymbol>();
  const helpers = new Map<string, ApiSymbol>();
  for (const module of modules) {
    for (const symbol of module.symbols) {
      if (symbol.qualname.split('.').some((part) => part.startsWith('_'))) continue;
      const target = isPrivate(module.name) ? helpers : symbols;
      const twin = target.get(symbol.name);
      if (twin)
        throw stubError(
          symbol.location,
          `${symbol.name} is defined twice, first in line ${twin.location.line}`,
        );
      target.set(symbol.name, symbol);
    }
  }
  for (const {reexports, location} of modules) {
    for (const [alias, original] of reexports) {
      if (isModule(modules, original)) continue;
      const offered = [...symbols.values()].filter(
        ({name}) => name === original || name.startsWith(`${original}.`),
      );
      if (offered.length === 0 && !helpers.has(original)) {
        throw stubError(location, `${alias} is imported from ${original}, which no stub defines`);
      }
      for (const symbol of offered) symbols.set(alias + symbol.name.slice(original.length), symbol);
    }
  }
  return {modules: modules.filter(({name}) => !isPrivate(name)), symbols, helpers};
}

function isPrivate(module: string): boolean {
  return lastName(module).startsWith('_');
}

function isModule(modules: readonly ApiModule[], name: string): boolean {
  return modules.some((module) => module.name === name);
}
