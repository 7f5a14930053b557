import {type ApiTag, collectApiTags} from '../api/collectApiTags';
import {type Failure, parseFailures} from '../failures/parseFailures';
import {parseMdx} from '../mdx/parseMdx';
import {type PageText, splitSections} from '../search/records/splitSections';
import {rememberByText} from './rememberByText';

/** What plugins take of a page's source. */
export interface PageSource {
  text: PageText;
  tags: readonly ApiTag[];
  failures: readonly Failure[];
}

/** Reads a page by the path and the text of its file. */
export type SourceReader = (file: string, text: string) => PageSource;

export interface SourceReaderOptions {
  /** Makes what gives the headings of one page their ids, as the site does. */
  createSlugger: () => {slug: (heading: string) => string};
  /** Makes a reader that keeps what it has read for later builds. */
  keep?: (read: (text: string) => PageSource) => (text: string) => PageSource;
}

/** A reader for all plugins of a site that ask for what pages say: to parse every page takes seconds. */
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
