import {toPath} from '../../lib/content/toPath';

/** A level above a page: its name, and its own page if it has one. */
export interface Breadcrumb {
  name: string;
  /** Address of the page from the root of the site, without the base URL. */
  path?: string;
}

/** The levels above a page, the outermost first; without the home page. */
export type Breadcrumbs = readonly Breadcrumb[];

/** The part of a docs page that breadcrumbs need; the docs plugin's own type fits. */
export interface SidebarDoc {
  id: string;
  permalink: string;
}

/** A link to a page, by the id of a docs page or by its address. */
interface SidebarLink {
  id?: string;
  permalink?: string;
}

export interface SidebarItem extends SidebarLink {
  type: string;
  label?: string;
  /** The page of a category. */
  link?: SidebarLink;
  items?: readonly SidebarItem[];
}

export interface SidebarVersion {
  docs: readonly SidebarDoc[];
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

export interface BreadcrumbRoots {
  /** The top level of each sidebar, by the sidebar's id. */
  sidebars: Readonly<Record<string, Breadcrumb>>;
  /** The level above the pages of a folder without a sidebar, by the folder's path. */
  folders: Readonly<Record<string, Breadcrumb>>;
}

export interface BreadcrumbOptions {
  versions: readonly SidebarVersion[];
  roots: BreadcrumbRoots;
  baseUrl: string;
}

/** Makes a function that finds the breadcrumbs of a page by its path (see toPath). Throws when a sidebar has no root. */
export function createBreadcrumbFinder({
  versions,
  roots,
  baseUrl,
}: BreadcrumbOptions): (path: string) => Breadcrumbs {
  const breadcrumbsByPath = new Map(
    versions.flatMap((version) => collectBreadcrumbs(version, roots.sidebars, baseUrl)),
  );
  const folders = Object.entries(roots.folders);
  return (path) =>
    breadcrumbsByPath.get(path) ??
    folders.filter(([folder]) => path.startsWith(`${folder}/`)).map(([, breadcrumb]) => breadcrumb);
}

function collectBreadcrumbs(
  {docs, sidebars}: SidebarVersion,
  roots: BreadcrumbRoots['sidebars'],
  baseUrl: string,
): [string, Breadcrumbs][] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));

  /** The address of the page that an item of a sidebar, or the link of a category, leads to. */
  function findPermalink({id = '', permalink = permalinks.get(id)}: SidebarLink): string | undefined {
    return permalink;
  }

  function visit(items: readonly SidebarItem[], breadcrumbs: Breadcrumbs): [string, Breadcrumbs][] {
    return items.flatMap(({label = '', link, items: children = [], ...own}) => {
      const permalink = findPermalink(link ?? own);
      if (permalink === undefined) return visit(children, [...breadcrumbs, {name: label}]);
      const breadcrumb = {name: label, path: permalink.slice(baseUrl.length - 1)};
      return [[toPath(permalink, baseUrl), breadcrumbs], ...visit(children, [...breadcrumbs, breadcrumb])];
    });
  }

  return Object.entries(sidebars).flatMap(([sidebar, items]) => {
    const root = roots[sidebar];
    if (root === undefined)
      throw new Error(
        `built-pages: roots.sidebars.${sidebar} is missing; allowed: a name and a path for each sidebar`,
      );
    return visit(items, [root]);
  });
}
