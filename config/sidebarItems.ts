import {existsSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The ids of the pages in one folder of docs/; a page that is not written yet is left out (tests/routes/pending.txt). */
export function docs(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`).filter(isWritten);
}

/** A category of a sidebar, `index` being the id of its own page; nothing while no page of it is written. */
export function category(label: string, items: SidebarItem[], index?: string): SidebarItem[] {
  const hasIndex = index !== undefined && isWritten(index);
  if (items.length === 0) return hasIndex ? [{type: 'doc', id: index, label}] : [];
  return [{type: 'category', label, items, ...(hasIndex && {link: {type: 'doc', id: index}})}];
}

/** A category whose index page lists its pages; nothing while none of them is written. */
export function generatedCategory(
  index: {slug: string; title: string; description: string},
  items: SidebarItem[],
): SidebarItem[] {
  if (items.length === 0) return [];
  return [{type: 'category', label: index.title, link: {type: 'generated-index', ...index}, items}];
}

function isWritten(id: string): boolean {
  return existsSync(`docs/${id}.mdx`);
}
