import {readPlatforms} from '../frontMatter/readPlatforms';
import {findPlatformFacet, PLATFORM_NAMES, type PlatformFacet} from '../platforms';
import {readRecipe} from '../recipes/recipe';
import type {WrittenPage} from './listContentPages';

type Page = Pick<WrittenPage, 'path' | 'frontMatter'>;

/**
 * The platforms that a written page is about, first the one that it counts for where only one can. Recipes and pages outside the
 * folder of a platform name theirs; a page that is not a recipe and names several counts for its folder.
 */
export function listPageFacets({path, frontMatter}: Page): readonly [PlatformFacet, ...PlatformFacet[]] {
  const recipe = readRecipe(frontMatter);
  const named = (recipe?.platforms ?? readPlatforms(frontMatter)).map((platform) => PLATFORM_NAMES[platform]);
  const [first, ...others] = named;
  if (first !== undefined && (recipe || others.length === 0)) return [first, ...others];
  return [findPlatformFacet(path), ...named];
}

/** The platform for which a written page counts. */
export function findPageFacet(page: Page): PlatformFacet {
  const [facet] = listPageFacets(page);
  return facet;
}
