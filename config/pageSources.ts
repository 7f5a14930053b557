import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {timeStep} from '../lib/bench/timeStep';
import {cacheByContent} from '../lib/cache/cacheByContent';
import {createSourceReader, type PageSource} from '../lib/content/createSourceReader';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';

const ROOT = path.resolve(__dirname, '..');

/** Reads the source of a page for all plugins. Results are cached for later builds until the page, the code or a package changes. */
export const readSource = createSourceReader({
  createSlugger,
  keep: (make: (text: string) => PageSource) =>
    cacheByContent({
      folder: path.join(ROOT, 'node_modules', '.cache', 'page-sources'),
      version: () => fingerprintFiles(ROOT, ['lib', 'package-lock.json']),
      make: (text) => timeStep('reading pages', () => make(text)),
    }),
});
