import {findOtherVersion, type VersionPlace} from '../../content/findOtherVersion';
import {findPlatformFacet, toPlatform} from '../../platforms';
import type {OfflinePart} from '../offlineList';

/** A page for paper repeats all others. */
const PRINT = /\/print$/;
const CORE = ['/', '/404.html', '/offline', '/search'];

/**
 * With which part a page is kept, by its path from the root of the site; undefined when with none, as a page of another version
 * of the docs.
 */
export function toPart(path: string, otherVersions: readonly VersionPlace[]): OfflinePart | undefined {
  if (PRINT.test(path) || findOtherVersion(otherVersions, path)) return undefined;
  if (CORE.includes(path)) return 'core';
  if (/^\/lab(?:\/|$)/.test(path)) return 'labs';
  return toPlatform(findPlatformFacet(path)) ?? 'other';
}
