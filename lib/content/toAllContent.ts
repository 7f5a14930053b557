import type {AllContent} from './listContentPages';

/** What a plugin has loaded; Docusaurus' `LoadedPlugin` fits. */
export interface ContentPlugin {
  name: string;
  options: {id?: string};
  content?: unknown;
}

/** The content of all plugins, in the form that `allContentLoaded` receives. */
export function toAllContent(plugins: readonly ContentPlugin[]): AllContent {
  const allContent: Record<string, Record<string, unknown>> = {};
  for (const {name, options, content} of plugins) {
    allContent[name] = {...allContent[name], [options.id ?? 'default']: content};
  }
  return allContent;
}
