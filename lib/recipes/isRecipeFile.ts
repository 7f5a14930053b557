/** Whether a file, given from the root of the project, is a recipe: a page of the cookbook other than its index. */
export function isRecipeFile(file: string): boolean {
  return /^docs[\\/]cookbook[\\/](?!index\.)/.test(file);
}
