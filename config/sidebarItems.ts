import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The ids of the pages in one folder of docs/; Docusaurus refuses an id that has no page and lists those that have. */
export function docs(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** A category of a sidebar, `index` being the id of its own page. */
export function category(label: string, items: SidebarItem[], index?: string): SidebarItem {
  return {type: 'category', label, items, ...(index !== undefined && {link: {type: 'doc', id: index}})};
}

/**
 * A course: the chapters of `docs/learn/<folder>/` in their order, below the page that lists them. Chapters get their place,
 * marks and the order of Next from here (`lib/course/findCourse.ts`).
 */
export function course(folder: string, label: string, chapters: readonly string[]): SidebarItem {
  const items = docs(`learn/${folder}`, chapters);
  return {
    type: 'category',
    label,
    items,
    link: {type: 'doc', id: `learn/${folder}/index`},
    customProps: {isCourse: true},
  };
}

/** A category whose index page lists its pages. */
export function generatedCategory(
  index: {slug: string; title: string; description: string},
  items: SidebarItem[],
): SidebarItem {
  return {type: 'category', label: index.title, link: {type: 'generated-index', ...index}, items};
}
