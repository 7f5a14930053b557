import type {WrittenPage} from '../content/listContentPages';
import {type Recipe, readRecipe} from './recipe';

/** A recipe as the index of the cookbook shows it. */
export interface RecipeEntry extends Recipe {
  title: string;
  description: string;
  /** Path within the site, without the base URL. */
  path: string;
}

/** The recipes among the pages of the site, by title. */
export function listRecipes(pages: readonly WrittenPage[]): RecipeEntry[] {
  return pages
    .flatMap(({title, description, path, frontMatter}) => {
      const recipe = readRecipe(frontMatter);
      return recipe === undefined ? [] : [{title, description, path, ...recipe}];
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
