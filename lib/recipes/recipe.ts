import * as v from 'valibot';
import {PLATFORMS} from '../platforms';
import {fields, listOf} from '../validation/schemas';
import {RECIPE_USES} from './uses';

/** The field `recipe` in the front matter of a page of the cookbook: what its filters choose by. */
export const recipe = fields({platforms: listOf(PLATFORMS), uses: listOf(RECIPE_USES)});

export type Recipe = v.InferOutput<typeof recipe>;

/** The field `recipe` of a page's front matter, which the build has validated; none on pages that are not recipes. */
export function readRecipe(frontMatter: Readonly<Record<string, unknown>>): Recipe | undefined {
  const result = v.safeParse(recipe, frontMatter.recipe);
  return result.success ? result.output : undefined;
}
