/**
 * The text of a page in the new release when nothing but the names of the scripts and styles that every page has changed: each
 * release changes those names, and with them the bytes of every page. Undefined when the lists do not match.
 */
export function carryPage(html: string, from: readonly string[], to: readonly string[]): string | undefined {
  if (from.length !== to.length) return undefined;
  return from.reduce((text, entry, index) => text.replaceAll(entry, to[index] ?? entry), html);
}
