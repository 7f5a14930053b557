import type {PlatformFacet} from '../../platforms';
import type {SearchRecord} from '../index/toRecords';
import type {Kind} from '../searchBackend';

/** A record in a hosted index. */
export interface HostedRecord {
  objectID: string;
  url: string;
  /** The platform that a hit shows, and that ranks it. */
  platform: PlatformFacet;
  /** All that it is about, for the filter and its counts. */
  platforms: readonly PlatformFacet[];
  kind: Kind;
  language: string;
  docusaurus_tag: string;
  titles: readonly string[];
  symbol: string;
  keywords: string;
  questions: string;
  text: string;
  words: string;
  signature?: string;
}

export const LANGUAGE = 'en';
/** Values of `docusaurus_tag`: the docs of the current version, and all other pages. */
export const DOC_TAGS = ['docs-default-current', 'default'] as const;

/** Settings of an Algolia index for these records. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'symbol',
    'titles',
    'keywords',
    'unordered(questions)',
    'unordered(text)',
    'unordered(words)',
  ],
  attributesForFaceting: ['platform', 'platforms', 'kind', 'language', 'docusaurus_tag'],
  attributesToHighlight: ['titles'],
  attributesToSnippet: ['text:24'],
  ignorePlurals: true,
};

/** Converts a record for a hosted index. `siteUrl` is the URL of the published site with the base URL, without a slash at its end. */
export function toHostedRecord(record: SearchRecord, siteUrl: string): HostedRecord {
  const {url, platform, also = [], kind, titles, text, signature} = record;
  const {symbol, keywords, questions, body} = record.fields;
  return {
    objectID: url,
    url: siteUrl + url,
    platform,
    platforms: [platform, ...also],
    kind,
    language: LANGUAGE,
    docusaurus_tag: url.startsWith('/docs/') ? DOC_TAGS[0] : DOC_TAGS[1],
    titles,
    symbol,
    keywords,
    text,
    questions,
    words: body,
    ...(signature !== undefined && {signature}),
  };
}
