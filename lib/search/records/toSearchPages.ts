import type {ApiTag} from '../../api/collectApiTags';
import {findSymbolHrefs} from '../../api/findSymbolHrefs';
import type {ApiModel, ApiSymbol} from '../../api/model';
import {groupBy} from '../../collections/groupBy';
import type {WrittenPage} from '../../content/listContentPages';
import type {Failure} from '../../failures/parseFailures';
import {findPageFacet} from '../../recipes/findPageFacet';
import type {SearchPage} from './searchPage';
import type {PageText} from './splitSections';
import {toPageSymbol} from './toPageSymbol';
import {toSearchPage} from './toSearchPage';

/** A page with what its source says, which symbols it documents and what fails there. */
export interface ReadPage extends WrittenPage {
  text: PageText;
  tags: readonly ApiTag[];
  failures: readonly Failure[];
}

/** Prepares what the search knows of all written pages, with the symbols that each is the first to document. */
export function toSearchPages(pages: readonly ReadPage[], model: ApiModel): SearchPage[] {
  const hrefs = findSymbolHrefs(
    pages.filter(({kind}) => kind === 'doc'),
    model,
  );
  const toPath = ({name}: ApiSymbol) => hrefs.get(name)?.replace(/#.*$/s, '');
  const symbols = groupBy(model.names.keys(), toPath);
  return pages.map(({kind, tags, ...page}) =>
    toSearchPage({
      ...page,
      platform: findPageFacet(page),
      isBlog: kind === 'post',
      symbols: (symbols.get(page.path) ?? []).map(toPageSymbol),
    }),
  );
}
