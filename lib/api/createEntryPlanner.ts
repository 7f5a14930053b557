import {hasUndocumentedResult} from './hasUndocumentedResult';
import type {ApiSymbol} from './model';

/** The parts of a symbol's entry that a page shows; what an entry above has shown is left out. */
export interface EntryPlan {
  symbol: ApiSymbol;
  showsImport: boolean;
  /** Shows that no source documents the result. */
  showsUndocumented: boolean;
  /** Shows the reason for the confidence besides its level. */
  showsConfidence: boolean;
  /** Names of the types to describe. */
  newTypes: readonly string[];
}

/**
 * Plans the entries of one page, in their order: the import line, an undocumented result and a reason of confidence once a
 * class or module, a type once a page. `findTypes` gives the names of the types that an entry describes.
 */
export function createEntryPlanner(
  findTypes: (symbol: ApiSymbol) => readonly string[],
): (symbol: ApiSymbol) => EntryPlan {
  const told = new Set<string>();
  const isNew = (...key: string[]): boolean => {
    const text = JSON.stringify(key);
    const known = told.has(text);
    told.add(text);
    return !known;
  };
  return (symbol) => {
    const {confidence} = symbol.doc;
    const [first = ''] = symbol.qualname.split('.');
    const isOfClass = symbol.kind === 'class' || symbol.qualname.includes('.');
    const owner = `${symbol.module}.${isOfClass ? first : ''}`;
    return {
      symbol,
      showsImport: isNew('import', owner),
      showsUndocumented: hasUndocumentedResult(symbol.doc) && isNew('undocumented', owner),
      showsConfidence:
        confidence !== undefined && isNew('confidence', owner, confidence.level, confidence.reason),
      newTypes: findTypes(symbol).filter((name) => isNew('type', name)),
    };
  };
}
