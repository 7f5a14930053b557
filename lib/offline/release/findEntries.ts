/** The scripts, style sheets and routes that a page names from its start, in their order; they are the same on every page. */
export function findEntries(html: string): string[] {
  return Array.from(
    html.matchAll(/(?:src|href)="([^"]*\/assets\/(?:js|css|routes)\/[^"]+)"/g),
    ([, address]) => address ?? '',
  );
}
