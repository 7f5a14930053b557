import {joinTypes} from './joinTypes';
import type {ApiSymbol, Parameter} from './model';

/**
 * Merges the parameters of all overloads, each name once. Types that differ are joined; a parameter that is optional in one
 * overload is optional.
 */
export function mergeParameters({signatures}: ApiSymbol): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of signatures.flatMap(({parameters}) => parameters)) {
    const known = merged.get(parameter.name);
    merged.set(parameter.name, known === undefined ? parameter : mergeTwo(known, parameter));
  }
  return [...merged.values()];
}

function mergeTwo(first: Parameter, second: Parameter): Parameter {
  const shown = isRequired(first) ? second : first;
  if (first.type === undefined || second.type === undefined || first.type === second.type) return shown;
  return {...shown, type: joinTypes(first.type, second.type)};
}

/** Whether a call must pass this parameter. */
export function isRequired({kind, defaultValue}: Parameter): boolean {
  return defaultValue === undefined && (kind === 'positional' || kind === 'keyword');
}
