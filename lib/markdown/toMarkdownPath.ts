/** Path of a page's Markdown copy from the root of the site, by the page's own path without a slash at its end. */
export function toMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
