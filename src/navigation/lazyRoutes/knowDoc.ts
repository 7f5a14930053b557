import globalData from '@generated/globalData';

/** What the docs plugin tells all pages of its versions (GlobalPluginData), as far as it concerns pages. */
interface DocsData {
  versions: {path: string; docs: {id: string; path: string; sidebar?: string}[]}[];
}

/** Tells the theme of a docs page; plugins/lazy-routes/dropDocs.cjs has taken out of the global data what is not asked for. */
export function knowDoc(id: string, path: string, sidebar: unknown): void {
  // Docusaurus types the data of all plugins as unknown.
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsData>;
  for (const {
    versions: [version, ...others],
  } of Object.values(instances)) {
    // Of several versions nothing was taken out.
    if (version === undefined || others.length > 0 || !path.startsWith(version.path)) continue;
    if (!version.docs.some((doc) => doc.path === path))
      version.docs.push({id, path, ...(typeof sidebar === 'string' && {sidebar})});
  }
}
