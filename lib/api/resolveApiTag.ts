import {findNearest} from '../text/findNearest';
import type {ApiTag} from './collectApiTags';
import type {ApiModel, ApiModule, ApiSymbol} from './model';

/**
 * The symbols that `<Api>` or `<ApiModule>` in `file` stands for: one, one with its members, or all of a module.
 * Throws when the name is unknown, with the nearest names.
 */
export function resolveApiTag(tag: ApiTag, model: ApiModel, file: string): ApiSymbol[] {
  const found = findTagged(tag, model);
  if (found !== undefined) return found;
  const {component, name, line} = tag;
  const known = [...(component === 'Api' ? model.symbols : model.modules).keys()];
  const nearest = findNearest(name, known).join(', ');
  throw new Error(`${file}:${line}: <${component} name="${name}"> is not in the stubs; nearest: ${nearest}`);
}

/** The same symbols; undefined when the name is unknown. */
export function findTagged(
  {component, name, hasMembers}: ApiTag,
  {modules, symbols}: ApiModel,
): ApiSymbol[] | undefined {
  const publicSymbolsOf = (module: ApiModule | undefined) =>
    module?.symbols.filter((symbol) => symbols.get(symbol.name) === symbol) ?? [];
  const membersOf = (owner: ApiSymbol) =>
    publicSymbolsOf(modules.get(owner.module)).filter(({name: member}) =>
      member.startsWith(`${owner.name}.`),
    );
  if (component === 'Api') {
    const symbol = symbols.get(name);
    if (symbol !== undefined) return hasMembers ? [symbol, ...membersOf(symbol)] : [symbol];
  } else {
    const module = modules.get(name);
    if (module !== undefined) return publicSymbolsOf(module);
  }
  return undefined;
}
