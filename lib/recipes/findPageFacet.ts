import type {WrittenPage} from '../content/listContentPages';
import {findPlatformFacet, PLATFORM_NAMES, type PlatformFacet} from '../platforms';
import {readRecipe} from './recipe';

/** The platform that a written page is about: a recipe names its own, all others stand in a folder of theirs. */
export function findPageFacet({path, frontMatter}: Pick<WrittenPage, 'path' | 'frontMatter'>): PlatformFacet {
  const [platform, ...others] = readRecipe(frontMatter)?.platforms ?? [];
  return platform !== undefined && others.length === 0 ? PLATFORM_NAMES[platform] : findPlatformFacet(path);
}
