import type {ApiSymbol, Parameter} from './model';

/** The parameters of all ways to call a symbol that can be given by name, each name once. */
export function listNamedParameters({signatures}: ApiSymbol): Parameter[] {
  const named = signatures
    .flatMap(({parameters}) => parameters)
    .filter(({kind}) => kind === 'positional' || kind === 'keyword');
  return [...new Map(named.map((parameter) => [parameter.name, parameter])).values()];
}
