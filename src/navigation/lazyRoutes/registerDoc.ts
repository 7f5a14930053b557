import globalData from '@generated/globalData';

/** The part of the docs plugin's global data (GlobalPluginData) that lists pages. */
interface DocsData {
  versions: {path: string; docs: {id: string; path: string; sidebar?: string}[]}[];
}

/** Adds a docs page to the global data that the theme reads; plugins/lazy-routes/dropDocs.cjs has removed it at build time. */
export function registerDoc(id: string, path: string, sidebar: unknown): void {
  // Docusaurus types the data of all plugins as unknown.
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsData>;
  for (const {
    versions: [version, ...others],
  } of Object.values(instances)) {
    // With several versions dropDocs removes nothing.
    if (version === undefined || others.length > 0 || !path.startsWith(version.path)) continue;
    if (!version.docs.some((doc) => doc.path === path))
      version.docs.push({id, path, ...(typeof sidebar === 'string' && {sidebar})});
  }
}
