import type {PlatformFacet} from '../../platforms';

/** All that the search knows of one platform's pages; one file each, so that a first query does not wait for all. */
export interface SearchShard {
  pages: readonly ShardPage[];
}

/** A text to search: the beginning as it stands on the page, and what words the rest adds. */
export interface ShardText {
  text: string;
  /** Terms of the rest that the beginning lacks, separated by spaces. */
  rest?: string;
}

export interface ShardPage extends ShardText {
  /** Path within the site, without the base URL. */
  url: string;
  platform: PlatformFacet;
  isBlog?: true;
  title: string;
  /** Other words that readers use, from the front matter. */
  keywords: readonly string[];
  sections: readonly ShardSection[];
  symbols: readonly ShardSymbol[];
}

export interface ShardSection extends ShardText {
  anchor: string;
  heading: string;
}

export interface ShardSymbol extends ShardText {
  anchor: string;
  /** Name inside its module: `FindColors.find`. */
  name: string;
  /** Name of its module inside the platform's package; empty for the package itself. */
  module: string;
  /** Without `def`; absent for classes that are never constructed. */
  signature?: string;
}
