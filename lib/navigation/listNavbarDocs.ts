/** The fields of a navbar entry that name its docs page; the configuration's own types fit. */
interface NavbarItem {
  docId?: unknown;
  items?: readonly NavbarItem[];
}

/** The ids of the docs pages that the navbar names, in dropdowns too; `themeConfig` is that of the site. */
export function listNavbarDocs({navbar}: {navbar?: {items?: readonly NavbarItem[]}}): string[] {
  return listIds(navbar?.items ?? []);
}

function listIds(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({docId, items: inner = []}) => [
    ...(typeof docId === 'string' ? [docId] : []),
    ...listIds(inner),
  ]);
}
