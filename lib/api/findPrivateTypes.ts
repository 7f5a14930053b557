import type {ApiModel, ApiSymbol, PrivateType} from './model';

/** Private types of the stubs that the symbol names, and those that these name in turn. */
export function findPrivateTypes(symbol: ApiSymbol, {privateTypes}: ApiModel): PrivateType[] {
  const known = privateTypes.get(symbol.platform) ?? [];
  const found = new Set<PrivateType>();
  const sources = [
    ...symbol.signatures.flatMap(({parameters, returns}) => [...parameters.map(({type}) => type), returns]),
    symbol.type,
  ].filter((source) => source !== undefined);
  // Grows while it is read: a type that is found names others.
  for (const source of sources) {
    const names = new Set(source.match(/\w+/g));
    for (const type of known.filter((candidate) => names.has(candidate.symbol.qualname))) {
      if (found.has(type)) continue;
      found.add(type);
      const named = [type.symbol.value, ...type.members.map((member) => member.type)];
      sources.push(...named.filter((text) => text !== undefined));
    }
  }
  return [...found];
}
