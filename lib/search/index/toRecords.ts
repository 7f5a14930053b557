import {lastName} from '../../api/model';
import type {PlatformFacet} from '../../platforms';
import type {PageProblem, PageSection, PageSymbol, SearchPage} from '../records/searchPage';
import type {Kind} from '../searchBackend';
import {toQuestionTerm} from '../text/toQuestionTerm';
import {toSearchKey} from '../text/toTerms';
import type {Key} from './keys';

/** The texts of a record by field, each of which has a weight (`BOOSTS` in buildIndex.ts). */
export interface RecordFields {
  title: string;
  symbol: string;
  keywords: string;
  questions: string;
  body: string;
}

/** What a search finds: a page, a section of it, a symbol that it documents, or a problem that it solves. */
export interface SearchRecord {
  kind: Kind;
  platform: PlatformFacet;
  /** Further platforms that its page is about. */
  also?: readonly PlatformFacet[];
  /** Path within the site, without the base URL, with the hash. */
  url: string;
  /** Title of the page, then of its part. */
  titles: readonly string[];
  signature?: string;
  /** The text from which a hit shows an excerpt. */
  text: string;
  fields: RecordFields;
  /** Names of what the record describes, for queries that are such a name. */
  keys: readonly Key[];
  /** Questions that it answers, each as one term. */
  questionTerms?: ReadonlySet<string>;
}

/**
 * Splits a page into records, the page itself first. A section whose heading is a symbol becomes one record with it: its words
 * count for the symbol.
 */
export function toRecords(page: SearchPage): SearchRecord[] {
  const record = toPageRecord(page);
  const sections = new Map(page.sections.map((section) => [toSearchKey(section.heading), section]));
  const symbolKeys = new Set(page.symbols.map(({name}) => toSearchKey(name)));
  const others = page.sections.filter(({heading}) => !symbolKeys.has(toSearchKey(heading)));
  return [
    record,
    ...others.map((section) => toSectionRecord(record, section)),
    ...page.symbols.map((symbol) => toSymbolRecord(record, symbol, sections.get(toSearchKey(symbol.name)))),
    ...page.problems.map((problem) => toProblemRecord(record, problem)),
  ];
}

function toPageRecord(page: SearchPage): SearchRecord {
  const {url, platform, also, isBlog, title, keywords, questions, text} = page;
  return {
    kind: isBlog ? 'Blog' : 'Page',
    platform,
    ...(also && {also}),
    url,
    titles: [title],
    text,
    fields: {
      title,
      symbol: '',
      keywords: keywords.join('\n'),
      questions: questions.join('\n'),
      body: text,
    },
    keys: [
      {key: toSearchKey(title), weight: 'title'},
      ...keywords.map((word): Key => ({key: toSearchKey(word), weight: 'keyword'})),
    ],
    questionTerms: new Set(questions.map(toQuestionTerm)),
  };
}

function toSectionRecord(page: SearchRecord, {anchor, heading, text}: PageSection): SearchRecord {
  return {
    ...toPart(page, anchor, heading, text),
    kind: page.kind === 'Blog' ? 'Blog' : 'Section',
    keys: [{key: toSearchKey(heading), weight: 'heading'}],
  };
}

function toSymbolRecord(page: SearchRecord, symbol: PageSymbol, section?: PageSection): SearchRecord {
  const {anchor, name, module, signature, text} = symbol;
  const part = toPart(page, anchor, name, text);
  const names = [name, `${module}.${name}`].map(toSearchKey);
  const last = toSearchKey(lastName(name));
  return {
    ...part,
    kind: 'API',
    ...(signature !== undefined && {signature}),
    fields: {
      ...part.fields,
      title: '',
      symbol: `${module}.${name}`,
      body: [signature, text, section?.text].join(' '),
    },
    keys: [
      ...[...new Set(names)].map((key): Key => ({key, weight: 'symbol'})),
      ...(names.includes(last) ? [] : [{key: last, weight: 'lastName'} as const]),
    ],
  };
}

function toProblemRecord(page: SearchRecord, {anchor, symptom, text}: PageProblem): SearchRecord {
  return {
    ...toPart(page, anchor, symptom, text),
    kind: 'Problem',
    keys: [],
  };
}

function toPart(page: SearchRecord, anchor: string, title: string, text: string) {
  const [pageTitle = ''] = page.titles;
  return {
    platform: page.platform,
    ...(page.also && {also: page.also}),
    url: `${page.url}#${anchor}`,
    titles: [pageTitle, title],
    text,
    fields: {title, symbol: '', keywords: '', questions: '', body: text},
  };
}
