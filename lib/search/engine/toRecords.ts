import {lastName} from '../../api/model';
import type {PlatformFacet} from '../../platforms';
import type {SearchShard, ShardPage, ShardSection, ShardSymbol, ShardText} from '../records/shard';
import type {Kind} from '../searchBackend';
import {toSearchKey} from '../text/toTerms';

/** What a search finds: a page, a section of it, or a symbol that it documents. */
export interface SearchRecord {
  id: string;
  kind: Kind;
  platform: PlatformFacet;
  url: string;
  /** Title of the page, then of the section or symbol. */
  titles: readonly string[];
  signature?: string;
  /** What a hit shows a part of. */
  text: string;
  /** Fields of the index. */
  title: string;
  page: string;
  symbol: string;
  keywords: string;
  body: string;
  /** Names by which the record is exactly the thing that was asked for, best first, as `toSearchKey` makes them. */
  keys: readonly string[];
  /** Keys that only come close: keywords of a page. */
  nearKeys: readonly string[];
}

/** Spreads a shard out into records. A section that is called as a symbol is one with it: its words count for the symbol. */
export function toRecords({pages}: SearchShard): SearchRecord[] {
  return pages.flatMap((page) => {
    const record = toPageRecord(page);
    const sections = new Map(page.sections.map((section) => [toSearchKey(section.heading), section]));
    const symbols = page.symbols.map((symbol) =>
      toSymbolRecord(record, symbol, sections.get(toSearchKey(symbol.name))),
    );
    const symbolKeys = new Set(page.symbols.map(({name}) => toSearchKey(name)));
    const others = page.sections.filter(({heading}) => !symbolKeys.has(toSearchKey(heading)));
    return [record, ...others.map((section) => toSectionRecord(record, section)), ...symbols];
  });
}

function toPageRecord({url, platform, isBlog, title, keywords, ...text}: ShardPage): SearchRecord {
  return {
    id: url,
    kind: isBlog ? 'Blog' : 'Page',
    platform,
    url,
    titles: [title],
    text: text.text,
    title,
    page: title,
    symbol: '',
    keywords: keywords.join(' '),
    body: joinWords(text),
    keys: [toSearchKey(title)],
    nearKeys: keywords.map(toSearchKey),
  };
}

function toSectionRecord(page: SearchRecord, {anchor, heading, ...text}: ShardSection): SearchRecord {
  const url = `${page.url}#${anchor}`;
  return {
    ...page,
    id: url,
    kind: page.kind === 'Blog' ? 'Blog' : 'Section',
    url,
    titles: [page.title, heading],
    text: text.text,
    title: heading,
    keywords: '',
    body: joinWords(text),
    keys: [toSearchKey(heading)],
    nearKeys: [],
  };
}

function toSymbolRecord(page: SearchRecord, symbol: ShardSymbol, section?: ShardSection): SearchRecord {
  const {anchor, name, module, signature, text} = symbol;
  const url = `${page.url}#${anchor}`;
  return {
    ...page,
    id: url,
    kind: 'API',
    url,
    titles: [page.title, name],
    ...(signature !== undefined && {signature}),
    text,
    title: '',
    symbol: `${module}.${name}`,
    keywords: '',
    body: [signature, text, section && joinWords(section)].join(' '),
    keys: [name, `${module}.${name}`, lastName(name)].map(toSearchKey),
    nearKeys: [],
  };
}

function joinWords({text, rest = ''}: ShardText): string {
  return `${text} ${rest}`;
}
