import {findPlatformFacet} from '../platforms';
import type {GlossaryTerm} from './schema';

/**
 * Where each term leads on the page with this path: to the page of the same platform that explains it, else to the first one.
 * Terms that the page explains itself are left out.
 */
export function findTermHrefs(terms: readonly GlossaryTerm[], path: string): Map<string, string> {
  const platform = findPlatformFacet(path);
  return new Map(
    terms
      .filter(({pages}) => pages.every((page) => toAddress(page) !== toAddress(path)))
      .map(({id, pages}) => [id, pages.find((page) => findPlatformFacet(page) === platform) ?? pages[0]]),
  );
}

function toAddress(page: string): string {
  return page.replace(/\/?(?:#.*)?$/, '');
}
