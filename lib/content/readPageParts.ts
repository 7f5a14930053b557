import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ApiTag, collectApiTags} from '../api/collectApiTags';
import {cacheByContent} from '../cache/cacheByContent';
import {fingerprintFiles} from '../files/fingerprintFiles';
import {parsePage} from '../mdx/parsePage';
import {extractSamples, type Sample} from '../samples/extractSamples';
import {rememberByText} from './rememberByText';

/** The parts of a page's source that checks and commands need outside of a build. */
export interface PageParts {
  tags: readonly ApiTag[];
  samples: readonly Sample[];
}

type PartsReader = (file: string, text: string) => PageParts;

/** Readers by root. */
const readers = new Map<string, PartsReader>();

/**
 * Reads a page (`docs/a.mdx`) below `root`, the folder of the project. Parsing all pages takes seconds, and each check is a
 * process of its own. So results are kept for other processes, until the page, the code or a package changes.
 */
export function readPageParts(root: string, file: string): PageParts {
  const read = readers.get(root) ?? createReader(root);
  readers.set(root, read);
  // The path is part of the content, because samples name their page.
  return read(file, `${file}\n${readFileSync(path.join(root, file), 'utf8')}`);
}

function createReader(root: string): PartsReader {
  const readCached = cacheByContent({
    folder: path.join(root, 'node_modules', '.cache', 'page-parts'),
    version: () => fingerprintFiles(root, ['lib', 'package-lock.json']),
    make: parse,
  });
  return rememberByText((_file, content) => readCached(content));
}

function parse(content: string): PageParts {
  const end = content.indexOf('\n');
  const file = content.slice(0, end);
  const tree = parsePage(file, content.slice(end + 1));
  return {tags: collectApiTags(tree), samples: extractSamples(tree, file)};
}
