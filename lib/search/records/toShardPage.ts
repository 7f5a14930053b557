import type {PlatformFacet} from '../../platforms';
import type {ShardPage, ShardSymbol} from './shard';
import type {PageText} from './splitSections';
import {toShardText} from './toShardText';

export interface PageSource {
  /** Path within the site, without the base URL. */
  path: string;
  platform: PlatformFacet;
  title: string;
  description: string;
  keywords: readonly string[];
  isBlog: boolean;
  text: PageText;
  symbols: readonly ShardSymbol[];
  /** How much of its texts is kept; see findTextShare. */
  textShare: number;
}

/** The section at the end of most pages says nothing of its own. */
const LINKS_ONLY = 'See also';

/** Prepares what the search knows of a page. */
export function toShardPage(source: PageSource): ShardPage {
  const {path, platform, title, description, keywords, isBlog, text, symbols, textShare} = source;
  return {
    url: path,
    platform,
    ...(isBlog && {isBlog}),
    title,
    keywords,
    ...toShardText(`${description} ${text.intro}`.trim(), textShare),
    sections: text.sections
      .filter(({heading}) => heading !== LINKS_ONLY)
      .map((section) => ({
        anchor: section.anchor,
        heading: section.heading,
        ...toShardText(section.text, textShare),
      })),
    symbols,
  };
}
