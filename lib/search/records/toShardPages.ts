import type {ApiTag} from '../../api/collectApiTags';
import {findSymbolHrefs} from '../../api/findSymbolHrefs';
import type {ApiModel, ApiSymbol} from '../../api/model';
import {groupBy} from '../../collections/groupBy';
import type {WrittenPage} from '../../content/listContentPages';
import {findPageFacet} from '../../recipes/findPageFacet';
import type {ShardPage} from './shard';
import type {PageText} from './splitSections';
import {toShardPage} from './toShardPage';
import {toShardSymbol} from './toShardSymbol';
import {findTextShare} from './toShardText';

/** A page with what its source says and which symbols it documents. */
export interface ReadPage extends WrittenPage {
  text: PageText;
  tags: readonly ApiTag[];
}

/** Prepares what the search knows of all written pages, with the symbols that each is the first to document. */
export function toShardPages(pages: readonly ReadPage[], model: ApiModel): ShardPage[] {
  const hrefs = findSymbolHrefs(
    pages.filter(({kind}) => kind === 'doc'),
    model,
  );
  const toPath = ({name}: ApiSymbol) => hrefs.get(name)?.replace(/#.*$/s, '');
  const symbols = groupBy(model.names.keys(), toPath);
  const textShare = findTextShare(pages.length);
  return pages.map(({kind, tags, ...page}) =>
    toShardPage({
      ...page,
      platform: findPageFacet(page),
      isBlog: kind === 'post',
      symbols: (symbols.get(page.path) ?? []).map(toShardSymbol),
      textShare,
    }),
  );
}
