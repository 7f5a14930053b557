import type {WrittenPage} from '../content/listContentPages';
import {PLATFORM_NAMES, PLATFORMS, type Platform} from '../platforms';
import {findPageFacet} from '../recipes/findPageFacet';

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

/** Pages about one platform that are not in its folder, by their paths. */
const ABOUT_ONE: Readonly<Record<string, Platform>> = {
  '/docs/coming-from/airscript': 'android',
  '/docs/coming-from/airtest': 'android',
  '/docs/coming-from/appium': 'android',
  '/docs/coming-from/auto-js': 'android',
  '/docs/coming-from/desktop-tools': 'windows',
  '/docs/coming-from/python-on-android': 'android',
  '/docs/coming-from/uiautomator2': 'android',
  '/docs/teach/android': 'android',
  '/docs/teach/ios': 'ios',
  '/docs/topics/events': 'android',
  '/docs/topics/keep-running': 'android',
  '/docs/topics/sensors': 'android',
  '/docs/topics/shizuku-and-root': 'android',
  '/docs/topics/sms': 'android',
};

/** Finds the group whose page shows the failures of a page. */
export function findGroupOfPage(page: Pick<WrittenPage, 'path' | 'frontMatter'>): ProblemGroup {
  const facet = findPageFacet(page);
  return (
    ABOUT_ONE[page.path] ?? PLATFORMS.find((platform) => PLATFORM_NAMES[platform] === facet) ?? 'general'
  );
}
