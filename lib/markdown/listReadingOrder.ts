/** A page in the order in which a reader learns, with the part of the sidebar that it stands in. */
export interface OrderedPage {
  /** Path of the page (see toPath). */
  path: string;
  /** Id of the sidebar. */
  sidebar: string;
  section: string;
}

/** The part of the docs plugin's content that gives the order; the plugin's own types fit. */
export interface OrderedVersion {
  docs: readonly {id: string; permalink: string}[];
  sidebars: Readonly<Record<string, readonly OrderedItem[]>>;
}

interface PageLink {
  id?: string;
  permalink?: string;
}

export interface OrderedItem extends PageLink {
  type: string;
  label?: string;
  link?: PageLink;
  items?: readonly OrderedItem[];
}

export interface ReadingOrderOptions {
  version: OrderedVersion;
  /** What the pages of a sidebar belong to that stand in no part of it, by the sidebar's id. */
  names: Readonly<Record<string, string>>;
  /** Makes the path of a page from its permalink. */
  toPath: (permalink: string) => string;
}

/** The pages of all sidebars as these order them; a part is a category of the first level. */
export function listReadingOrder({version, names, toPath}: ReadingOrderOptions): OrderedPage[] {
  const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));

  function visit(items: readonly OrderedItem[], sidebar: string, section?: string): OrderedPage[] {
    return items.flatMap(({label, link, items: children = [], ...own}) => {
      const {id = '', permalink = permalinks.get(id)} = link ?? own;
      const part = section ?? (own.type === 'category' ? label : undefined);
      const page = {sidebar, section: part ?? names[sidebar] ?? sidebar};
      return [
        ...(permalink === undefined ? [] : [{path: toPath(permalink), ...page}]),
        ...visit(children, sidebar, part),
      ];
    });
  }

  return Object.entries(version.sidebars).flatMap(([id, items]) => visit(items, id));
}
