import type {ApiModel, ApiSymbol, PrivateType} from './model';

/** Finds the private types that a symbol refers to, directly or through other private types. */
export function findPrivateTypes(symbol: ApiSymbol, {privateTypes}: ApiModel): PrivateType[] {
  const known = privateTypes.get(symbol.platform) ?? [];
  const found = new Set<PrivateType>();
  const sources = [
    ...symbol.signatures.flatMap(({parameters, returns}) => [...parameters.map(({type}) => type), returns]),
    symbol.type,
  ].filter((source) => source !== undefined);
  // Grows during the loop, because a type refers to others.
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
