import {buildIndex} from '../index/buildIndex';
import {listNames} from '../index/listNames';
import type {SearchPage} from '../records/searchPage';
import type {EngineSource} from './createEngine';
import {createMemoryReader} from './createMemoryReader';

/** Pages to search where they are at hand: their index is built at the first search and held in memory. */
export function openPages(pages: readonly SearchPage[]): EngineSource {
  return {
    openIndex: async () => createMemoryReader(buildIndex(pages)),
    loadNames: async () => listNames(buildIndex(pages).records),
  };
}
