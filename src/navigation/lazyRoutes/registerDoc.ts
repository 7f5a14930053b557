import globalData from '@generated/globalData';

/** The part of the docs plugin's global data (GlobalPluginData) that lists pages. */
interface DocsData {
  versions: {path: string; docs: {id: string; path: string; sidebar?: string}[]}[];
}

/**
 * Adds a docs page to the global data that the theme reads; plugins/lazy-routes/dropDocs.cjs has removed it at build time.
 * `paths` are its own and those in other versions, to which the menu of versions leads.
 */
export function registerDoc(id: string, sidebar: unknown, paths: readonly string[]): void {
  // Docusaurus types the data of all plugins as unknown.
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsData>;
  for (const {versions} of Object.values(instances)) {
    for (const path of paths) {
      // The pages of one version are below those of another: `/docs/1.0` below `/docs`.
      const [version] = versions
        .filter((each) => `${path}/`.startsWith(`${each.path}/`))
        .sort((a, b) => b.path.length - a.path.length);
      if (version && !version.docs.some((doc) => doc.path === path))
        version.docs.push({id, path, ...(typeof sidebar === 'string' && {sidebar})});
    }
  }
}
