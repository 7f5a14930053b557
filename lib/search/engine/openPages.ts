import {type BuiltIndex, buildIndex} from '../index/buildIndex';
import {listNames} from '../index/listNames';
import type {SearchPage} from '../records/searchPage';
import type {EngineSource} from './createEngine';
import {createMemoryReader} from './createMemoryReader';

/** Searches pages in memory; their index is built once, when it is first needed. */
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
