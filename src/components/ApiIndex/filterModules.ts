import type {ApiIndexModule} from '@site/lib/api/entry';
import {hasWords, toFilterWords} from '@site/lib/text/filterWords';

/** Keeps the symbols whose name or meaning contains every word of the query, ignoring case, and their modules. */
export function filterModules(modules: readonly ApiIndexModule[], query: string): ApiIndexModule[] {
  const words = toFilterWords(query);
  return modules
    .map((module) => ({
      ...module,
      symbols: module.symbols.filter(({qualname, summary}) =>
        hasWords(`${module.name}.${qualname} ${summary}`, words),
      ),
    }))
    .filter(({symbols}) => symbols.length > 0);
}
