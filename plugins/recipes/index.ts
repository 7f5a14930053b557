import type {LoadContext, Plugin} from '@docusaurus/types';
import {listContentPages} from '../../lib/content/listContentPages';
import {listRecipes} from '../../lib/recipes/listRecipes';

/** Passes the recipes, with their front matter, to the index of the cookbook. */
export default function recipesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'recipes',
    async allContentLoaded({allContent, actions: {createData}}) {
      await createData('recipes.json', listRecipes(listContentPages(allContent, baseUrl).written));
    },
  };
}
