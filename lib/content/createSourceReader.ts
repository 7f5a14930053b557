import {type ApiTag, collectApiTags} from '../api/collectApiTags';
import {timeStep} from '../bench/timeStep';
import type {FileCache} from '../cache/createFileCache';
import {getOrMake} from '../cache/getOrMake';
import {type Failure, parseFailures} from '../failures/parseFailures';
import type {TreeStore} from '../mdx/createTreeStore';
import {type SectionedText, splitSections} from '../search/records/splitSections';
import {rememberByText} from './rememberByText';

/** What plugins need of a page's source. */
export interface ParsedSource {
  text: SectionedText;
  tags: readonly ApiTag[];
  failures: readonly Failure[];
}

/** Reads a page by the path (`docs/a.mdx`) and the text of its file. */
export type SourceReader = (file: string, text: string) => ParsedSource;

export interface SourceReaderOptions {
  /** Creates a slugger for one page, which gives headings the same ids as the site. */
  createSlugger: () => {slug: (heading: string) => string};
  parse: TreeStore['parse'];
  /** Results of earlier builds, by the texts of pages. */
  cache?: FileCache<ParsedSource>;
}

/** Creates one reader for all plugins of a site, because parsing every page takes seconds. */
export function createSourceReader({createSlugger, parse, cache}: SourceReaderOptions): SourceReader {
  const read: SourceReader = (file, text) => {
    const tree = parse(file, text);
    const slugger = createSlugger();
    return {
      text: splitSections(tree, (heading) => slugger.slug(heading)),
      tags: collectApiTags(tree),
      failures: parseFailures(tree),
    };
  };
  return rememberByText((file, text) => {
    const make = () => timeStep('reading pages', () => read(file, text));
    return cache ? getOrMake(cache, text, make) : make();
  });
}
