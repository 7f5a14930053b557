import type {Environment} from '../environment/readEnvironment';

/** The options of plugin-content-docs that concern versions. */
export interface VersionOptions {
  lastVersion: string;
  versions: Record<string, {label?: string; noIndex?: boolean}>;
  onlyIncludeVersions?: string[];
}

/**
 * How the site shows frozen versions (`versions.json`) beside the newest pages, which keep their addresses: readable, but not for
 * search engines, and not in the site of one page, which readers take along.
 */
export function toVersionOptions(
  frozen: readonly string[],
  historyMode: Environment['historyMode'],
): VersionOptions {
  return {
    lastVersion: 'current',
    versions: {
      current: {label: 'Latest'},
      ...Object.fromEntries(frozen.map((name) => [name, {noIndex: true}])),
    },
    ...(historyMode === 'hash' && {onlyIncludeVersions: ['current']}),
  };
}
