import {dropAnchor} from '../text/dropAnchor';
import type {ApiSymbol} from './model';
import type {SymbolHrefs} from './reference';

/** The page that documents a symbol; undefined without one. */
export function findSymbolPage({name}: Pick<ApiSymbol, 'name'>, hrefs: SymbolHrefs): string | undefined {
  const href = hrefs.get(name);
  return href && dropAnchor(href);
}
