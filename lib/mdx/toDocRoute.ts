/** The route of a docs page from its path below the project (specification, section 2): a folder's index ends in a slash. */
export function toDocRoute(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/\/index$/, '/')}`;
}
