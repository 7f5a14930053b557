import * as v from 'valibot';
import {PLATFORMS, type Platform} from '../platforms';
import {listOf} from '../validation/schemas';

/** The field `platforms` in the front matter of a docs page outside the folder of a platform: those that it is about. */
export const platforms = listOf(PLATFORMS);

/** The platforms that a page's front matter names, which the build has validated; none on other pages. */
export function readPlatforms(frontMatter: Readonly<Record<string, unknown>>): readonly Platform[] {
  const result = v.safeParse(platforms, frontMatter.platforms);
  return result.success ? result.output : [];
}
