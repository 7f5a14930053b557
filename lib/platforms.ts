/** The platforms of the product, as the packages below `ascript` call them. */
export const PLATFORMS = ['android', 'ios', 'windows'] as const;

export type Platform = (typeof PLATFORMS)[number];

/** The platforms by the names that readers see. */
export const PLATFORM_NAMES = {android: 'Android', ios: 'iOS', windows: 'Windows'} as const satisfies Record<
  Platform,
  string
>;

/** What a page, a record of the search or a sample is about, in the order in which filters show it. */
export const PLATFORM_FACETS = [
  PLATFORM_NAMES.android,
  PLATFORM_NAMES.ios,
  PLATFORM_NAMES.windows,
  'Cloud',
  'Other',
] as const;

export type PlatformFacet = (typeof PLATFORM_FACETS)[number];

const FOLDERS: readonly (readonly [string, PlatformFacet])[] = [
  ...PLATFORMS.map((platform) => [platform, PLATFORM_NAMES[platform]] as const),
  ['service', 'Cloud'],
];

/**
 * The platform that a path of the site belongs to; with or without a base URL before it. Docs of another version than
 * the one that readers see first are below `next` or the number of the version; courses are below `learn`, problems below `problems`.
 */
export function findPlatformFacet(path: string): PlatformFacet {
  const [, found] = path.match(/\/docs\/(?:next\/|\d[^/]*\/)?(?:(?:learn|problems)\/)?([^/#?]+)/) ?? [];
  return FOLDERS.find(([folder]) => folder === found)?.[1] ?? 'Other';
}

/** The platform that a facet names; undefined for one that is of none. */
export function toPlatform(facet: PlatformFacet): Platform | undefined {
  return PLATFORMS.find((platform) => PLATFORM_NAMES[platform] === facet);
}
