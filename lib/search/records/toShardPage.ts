import type {Root} from 'mdast';
import {findPlatformFacet} from '../findPlatformFacet';
import type {ShardPage, ShardSymbol} from './shard';
import {splitSections} from './splitSections';
import {toShardText} from './toShardText';

export interface PageSource {
  url: string;
  title: string;
  description: string;
  keywords: readonly string[];
  isBlog: boolean;
  tree: Root;
  symbols: readonly ShardSymbol[];
  /** How much of its texts is kept; see findTextShare. */
  textShare: number;
}

/** The section at the end of most pages says nothing of its own. */
const LINKS_ONLY = 'See also';

/** Prepares what the search knows of a page. `toSlug` makes the ids of headings as the site does, for one page. */
export function toShardPage(source: PageSource, toSlug: (heading: string) => string): ShardPage {
  const {url, title, description, keywords, isBlog, tree, symbols, textShare} = source;
  const {intro, sections} = splitSections(tree, toSlug);
  return {
    url,
    platform: findPlatformFacet(url),
    ...(isBlog && {isBlog}),
    title,
    keywords,
    ...toShardText(`${description} ${intro}`.trim(), textShare),
    sections: sections
      .filter(({heading}) => heading !== LINKS_ONLY)
      .map(({anchor, heading, text}) => ({anchor, heading, ...toShardText(text, textShare)})),
    symbols,
  };
}
