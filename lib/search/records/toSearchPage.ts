import {FAILURE_TITLES} from '../../failures/findFailureLists';
import type {Failure} from '../../failures/parseFailures';
import type {PlatformFacet} from '../../platforms';
import {dropCodeMarks} from './dropCodeMarks';
import type {PageProblem, PageSymbol, SearchPage} from './searchPage';
import type {SectionedText} from './splitSections';

export interface SearchPageSource {
  /** Path within the site, without the base URL. */
  path: string;
  platform: PlatformFacet;
  also: readonly PlatformFacet[];
  title: string;
  description: string;
  keywords: readonly string[];
  questions: readonly string[];
  isBlog: boolean;
  text: SectionedText;
  symbols: readonly PageSymbol[];
  failures: readonly Failure[];
}

/** The section at the end of most pages says nothing of its own. */
const LINKS_ONLY = 'See also';

/** Prepares what the search knows of a page. The items of its failure list are problems, not one section. */
export function toSearchPage(source: SearchPageSource): SearchPage {
  const {path, platform, also, title, description, keywords, questions, isBlog, text, symbols, failures} =
    source;
  const others = new Set([LINKS_ONLY, ...(failures.length > 0 ? FAILURE_TITLES : [])]);
  return {
    url: path,
    platform,
    ...(also.length > 0 && {also}),
    ...(isBlog && {isBlog}),
    title,
    keywords,
    questions,
    text: `${description} ${text.intro}`.trim(),
    sections: text.sections.filter(({heading}) => !others.has(heading)),
    symbols,
    problems: failures.map(toPageProblem),
  };
}

function toPageProblem({id, symptom, cause, check, fix}: Failure): PageProblem {
  return {anchor: id, symptom: dropCodeMarks(symptom), text: dropCodeMarks([cause, check, fix].join(' '))};
}
