/** Where a version of the docs is. */
export interface VersionPlace {
  /** Path within the site, below which its pages are. */
  path: string;
}

/** The version to which a page belongs when it is not the one that readers see first. */
export function findOtherVersion<Version extends VersionPlace>(
  versions: readonly Version[],
  page: string,
): Version | undefined {
  return versions.find(({path}) => page === path || page.startsWith(`${path}/`));
}
