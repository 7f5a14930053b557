import type {ApiIndexModule} from '../../lib/api/entry';
import type {ApiReference} from '../../lib/api/reference';
import type {Platform} from '../../lib/platforms';

/** Lists the symbols of a platform for its index page: by module, in the order of the stubs, one line each. */
export function toIndex({model, symbolHrefs}: ApiReference, platform: Platform): ApiIndexModule[] {
  return [...model.modules.values()]
    .filter((module) => module.platform === platform && module.symbols.length > 0)
    .map(({name, doc, symbols}) => ({
      name,
      summary: doc.summary,
      symbols: symbols
        .filter((symbol) => model.symbols.get(symbol.name) === symbol)
        .map((symbol) => {
          const href = symbolHrefs.get(symbol.name);
          return {
            qualname: symbol.qualname,
            kind: symbol.kind,
            summary: symbol.doc.summary,
            ...(href && {href}),
          };
        }),
    }));
}
