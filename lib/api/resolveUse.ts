import {findNearest} from '../text/findNearest';
import type {ApiUse} from './collectApiNames';
import type {ApiModel, ApiSymbol} from './model';

/**
 * The symbols that a use of `<Api>` or `<ApiModule>` in `file` stands for: one, one with its members, or all of a module. Throws when the name
 * is unknown, with the nearest names.
 */
export function resolveUse(
  {component, name, hasMembers, line}: ApiUse,
  {modules, symbols}: ApiModel,
  file: string,
): ApiSymbol[] {
  if (component === 'Api') {
    const symbol = symbols.get(name);
    const members = hasMembers
      ? [...symbols.values()].filter((member) => member.name.startsWith(`${symbol?.name}.`))
      : [];
    if (symbol !== undefined) return [...new Set([symbol, ...members])];
  } else {
    const module = modules.find((candidate) => candidate.name === name);
    if (module !== undefined) return module.symbols.filter((symbol) => symbols.get(symbol.name) === symbol);
  }
  const known = component === 'Api' ? [...symbols.keys()] : modules.map((module) => module.name);
  const nearest = findNearest(name, known).join(', ');
  throw new Error(`${file}:${line}: <${component} name="${name}"> is not in the stubs; nearest: ${nearest}`);
}
