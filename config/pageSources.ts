import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {createFileCache} from '../lib/cache/createFileCache';
import {createPagesReader} from '../lib/content/createPagesReader';
import {createSourceReader, type ParsedSource} from '../lib/content/createSourceReader';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {createTreeStore} from '../lib/mdx/createTreeStore';

const ROOT = path.resolve(__dirname, '..');

/** The trees of the pages that `readSource` has parsed, for their compilation. */
export const pageTrees = createTreeStore();

/** Reads pages for the plugins; results are cached for later builds until the page, the code or a package changes. */
export const readPages = createPagesReader(
  createSourceReader({
    createSlugger,
    parse: pageTrees.parse,
    cache: createFileCache<ParsedSource>({
      folder: path.join(ROOT, 'node_modules', '.cache', 'page-sources'),
      version: () => fingerprintFiles(ROOT, ['lib', 'package-lock.json']),
    }),
  }),
);
