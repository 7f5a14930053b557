import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {timeStep} from '../lib/bench/timeStep';
import {keepByContent} from '../lib/cache/keepByContent';
import {createSourceReader, type PageSource} from '../lib/content/createSourceReader';
import {describeFiles} from '../lib/files/describeFiles';

const ROOT = path.resolve(__dirname, '..');

/** What the plugins read pages with; what it has read is kept for the next build, until the code or a package is another one. */
export const readSource = createSourceReader({
  createSlugger,
  keep: (make: (text: string) => PageSource) =>
    keepByContent({
      folder: path.join(ROOT, 'node_modules', '.cache', 'page-sources'),
      rules: () => describeFiles(ROOT, ['lib', 'package-lock.json']),
      make: (text) => timeStep('reading pages', () => make(text)),
    }),
});
