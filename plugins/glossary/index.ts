import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDoc, listContentPages} from '../../lib/content/listContentPages';
import type {GlossaryStore} from '../../lib/glossary/createGlossaryStore';
import {createTermFinder} from '../../lib/glossary/createTermFinder';
import {findTermHrefs} from '../../lib/glossary/findTermHrefs';
import {type GlossaryTerm, glossary} from '../../lib/glossary/schema';
import {toGlossaryEntries} from '../../lib/glossary/toGlossaryEntries';
import {parseJson} from '../../lib/validation/parseJson';

export interface PluginOptions {
  /** Filled before pages are compiled, for lib/glossary/remarkGlossary.ts. */
  store: GlossaryStore;
}

const NAME = 'glossary';
const SOURCE = 'data/glossary.json';
/** The file for the browser. */
const ENTRIES = 'terms.json';
/** The file on which every page with links depends. */
const LINKS = 'links.json';

/** Validates the terms of data/glossary.json, provides them to the compilation of pages, and passes them to the browser. */
export default function glossaryPlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {store}: PluginOptions,
): Plugin<readonly GlossaryTerm[]> {
  return {
    name: NAME,
    getPathsToWatch: () => [`${siteDir}/${SOURCE}`],
    async loadContent() {
      return parseJson(glossary, await readFile(path.join(siteDir, SOURCE), 'utf8'), SOURCE);
    },
    async allContentLoaded({allContent, actions: {createData}}) {
      // Docusaurus types the content of plugins as unknown; only this plugin has its name.
      const terms = allContent[NAME]?.default as readonly GlossaryTerm[];
      const pages = listContentPages(allContent, baseUrl).written;
      const docs = pages.filter(isDoc);
      store.set({
        find: createTermFinder(terms),
        hrefsByFile: new Map(docs.map(({file, path: address}) => [file, findTermHrefs(terms, address)])),
      });
      await createData(ENTRIES, toGlossaryEntries(terms, pages));
      // Written last, because a change makes the bundler recompile pages with the content of the store.
      await createData(LINKS, terms);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // With the folder in the pattern: a rule for `.mdx` alone would be taken for the one that compiles pages.
            test: /[\\/](?:versioned_)?docs[\\/].+\.mdx$/,
            enforce: 'pre',
            use: [
              {
                loader: path.resolve(__dirname, 'dependOn.cjs'),
                options: {file: path.join(generatedFilesDir, NAME, 'default', LINKS)},
              },
            ],
          },
        ],
      },
    }),
  };
}
