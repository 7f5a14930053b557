import {type BuiltIndex, buildIndex} from '../index/buildIndex';
import {listNames} from '../index/listNames';
import type {SearchPage} from '../records/searchPage';
import type {EngineSource} from './createEngine';
import {createMemoryReader} from './createMemoryReader';

/** Pages to search where they are at hand: their index is built at the first need of it, once, and held in memory. */
export function openPages(pages: readonly SearchPage[]): EngineSource {
  let built: BuiltIndex | undefined;
  const build = () => {
    built ??= buildIndex(pages);
    return built;
  };
  return {
    openIndex: async () => createMemoryReader(build()),
    loadNames: async () => listNames(build().records),
  };
}
