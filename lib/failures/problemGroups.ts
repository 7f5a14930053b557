import {findPageFacet} from '../content/findPageFacet';
import type {WrittenPage} from '../content/listContentPages';
import {PLATFORM_NAMES, PLATFORMS, toPlatform} from '../platforms';

/** The pages with problems: one for each platform, and one for what concerns several or none. */
export const PROBLEM_GROUPS = [...PLATFORMS, 'general'] as const;

export type ProblemGroup = (typeof PROBLEM_GROUPS)[number];

export const PROBLEM_GROUP_NAMES = {...PLATFORM_NAMES, general: 'all platforms'} as const satisfies Record<
  ProblemGroup,
  string
>;

/** Path of the page of a group within the site, without the base URL. */
export function toProblemsPath(group: ProblemGroup): string {
  return `/docs/problems/${group === 'general' ? '' : group}`;
}

/** Finds the group whose page shows the failures of a page. */
export function findGroupOfPage(page: Pick<WrittenPage, 'path' | 'frontMatter'>): ProblemGroup {
  return toPlatform(findPageFacet(page)) ?? 'general';
}
