import {findPlatformFacet} from '../platforms';
import type {GlossaryTerm} from './schema';
import {toPage} from './toPage';

/**
 * Finds the target of each term on a page: the page of the same platform that explains it, else the first one. Terms that the page
 * explains itself are left out.
 */
export function findTermHrefs(terms: readonly GlossaryTerm[], path: string): Map<string, string> {
  const platform = findPlatformFacet(path);
  return new Map(
    terms
      .filter(({pages}) => pages.every((page) => toPage(page) !== toPage(path)))
      .map(({id, pages}) => [id, pages.find((page) => findPlatformFacet(page) === platform) ?? pages[0]]),
  );
}
