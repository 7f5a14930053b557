import {findSymbolHrefs} from '../../api/findSymbolHrefs';
import {findSymbolPage} from '../../api/findSymbolPage';
import type {ApiModel} from '../../api/model';
import {groupBy} from '../../collections/groupBy';
import type {ReadPage} from '../../content/createPagesReader';
import {listPageFacets} from '../../content/findPageFacet';
import {isDoc} from '../../content/listContentPages';
import type {SearchPage} from './searchPage';
import {toPageSymbol} from './toPageSymbol';
import {toSearchPage} from './toSearchPage';

/** Prepares what the search knows of all written pages, with the symbols that each is the first to document. */
export function toSearchPages(pages: readonly ReadPage[], model: ApiModel): SearchPage[] {
  const hrefs = findSymbolHrefs(pages.filter(isDoc), model);
  const symbols = groupBy(model.names.keys(), (symbol) => findSymbolPage(symbol, hrefs));
  return pages.map(({kind, tags, ...page}) => {
    const [platform, ...also] = listPageFacets(page);
    return toSearchPage({
      ...page,
      platform,
      also,
      isBlog: kind === 'post',
      symbols: (symbols.get(page.path) ?? []).map(toPageSymbol),
    });
  });
}
