/** The recipes of the cookbook as plugins/recipes has gathered them. */
declare module '@generated/recipes/default/recipes.json' {
  const recipes: readonly import('@site/lib/recipes/listRecipes').RecipeEntry[];
  export default recipes;
}
