import {type ApiTag, collectApiTags} from '../api/collectApiTags';
import {type Failure, parseFailures} from '../failures/parseFailures';
import {parseMdx} from '../mdx/parseMdx';
import {type PageText, splitSections} from '../search/records/splitSections';
import {rememberByText} from './rememberByText';

/** What plugins need of a page's source. */
export interface PageSource {
  text: PageText;
  tags: readonly ApiTag[];
  failures: readonly Failure[];
}

/** Reads a page by the path and the text of its file. */
export type SourceReader = (file: string, text: string) => PageSource;

export interface SourceReaderOptions {
  /** Creates a slugger for one page, which gives headings the same ids as the site. */
  createSlugger: () => {slug: (heading: string) => string};
  /** Wraps a reader so that its results are kept for later builds. */
  keep?: (read: (text: string) => PageSource) => (text: string) => PageSource;
}

/** Creates one reader for all plugins of a site, because parsing every page takes seconds. */
export function createSourceReader({
  createSlugger,
  keep = (read) => read,
}: SourceReaderOptions): SourceReader {
  return rememberByText(
    keep((text) => {
      const tree = parseMdx(text);
      const slugger = createSlugger();
      return {
        text: splitSections(tree, (heading) => slugger.slug(heading)),
        tags: collectApiTags(tree),
        failures: parseFailures(tree),
      };
    }),
  );
}
