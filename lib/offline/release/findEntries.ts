/** The scripts and style sheets that a page names from its start, in their order; they are the same on every page. */
export function findEntries(html: string): string[] {
  return Array.from(
    html.matchAll(/(?:src|href)="([^"]*\/assets\/(?:js|css)\/[^"]+)"/g),
    ([, address]) => address ?? '',
  );
}
