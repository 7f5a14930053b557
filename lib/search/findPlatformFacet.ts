import type {PlatformFacet} from './searchBackend';

const FACETS: readonly [RegExp, PlatformFacet][] = [
  [/\/docs\/android(\/|$)/, 'Android'],
  [/\/docs\/ios(\/|$)/, 'iOS'],
  [/\/docs\/windows(\/|$)/, 'Windows'],
  [/\/docs\/service(\/|$)/, 'Cloud'],
];

/** The platform that a path of the site belongs to; with or without a base URL before it. */
export function findPlatformFacet(path: string): PlatformFacet {
  return FACETS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Other';
}
