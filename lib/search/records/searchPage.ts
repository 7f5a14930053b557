import type {PlatformFacet} from '../../platforms';

/** What the search knows of a page. The index is made of it when the site is built; readers fetch parts of the index. */
export interface SearchPage {
  /** Path within the site, without the base URL. */
  url: string;
  platform: PlatformFacet;
  /** Further platforms that it is about: filters find it there too. */
  also?: readonly PlatformFacet[];
  isBlog?: true;
  title: string;
  /** Other words for its subject, from the front matter. */
  keywords: readonly string[];
  /** What people ask who need it, from the front matter. */
  questions: readonly string[];
  /** Its description, and the text before the first heading. */
  text: string;
  sections: readonly PageSection[];
  symbols: readonly PageSymbol[];
  problems: readonly PageProblem[];
}

/** A part of a page that has an anchor. */
export interface PageSection {
  anchor: string;
  heading: string;
  text: string;
}

/** A symbol that the page is the first to document. */
export interface PageSymbol {
  anchor: string;
  /** Name inside its module: `FindColors.find`. */
  name: string;
  /** Name of its module inside the platform's package; empty for the package itself. */
  module: string;
  /** Without `def`; absent for classes that are never constructed. */
  signature?: string;
  text: string;
}

/** An item of a failure list. */
export interface PageProblem {
  anchor: string;
  symptom: string;
  /** Cause, check and fix. */
  text: string;
}
