/** The recipes of the cookbook, from plugins/recipes. */
declare module '@generated/recipes/default/recipes.json' {
  const recipes: readonly import('@site/lib/recipes/listRecipes').RecipeEntry[];
  export default recipes;
}
