import {createEntryPlanner} from '../api/createEntryPlanner';
import {toEntryId} from '../api/entryFiles';
import {findPrivateTypes} from '../api/findPrivateTypes';
import type {ApiModel, ApiSymbol} from '../api/model';
import {isRow} from '../api/toEntryElements';
import {findPlatformFacet, PLATFORMS, toPlatform} from '../platforms';
import type {MarkdownContext} from './markdownContext';
import {type EntryOptions, renderEntry, renderRow} from './renderEntry';

/** Makes the function that renders the entries of one page, by their ids and in the order of the page. */
export function createEntryRenderer(path: string, options: EntryOptions): MarkdownContext['renderEntry'] {
  const {model} = options.reference;
  const plan = createEntryPlanner((symbol) =>
    findPrivateTypes(symbol, model).map((type) => type.symbol.qualname),
  );
  return (id) => {
    const symbol = findSymbol(id, path, model);
    if (symbol === undefined) return undefined;
    return isRow(symbol) ? renderRow(plan(symbol), options) : renderEntry(plan(symbol), options);
  };
}

/** The symbol of an entry: of the page's platform; on a page of none, of the first platform that has it. */
function findSymbol(id: string, path: string, {symbols}: ApiModel): ApiSymbol | undefined {
  const own = toPlatform(findPlatformFacet(path));
  return (own ? [own] : PLATFORMS)
    .map((platform) => symbols.get(`ascript.${platform}.${id}`))
    .find((symbol) => symbol !== undefined && toEntryId(symbol) === id);
}
