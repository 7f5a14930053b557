import type {PlatformFacet} from '../../platforms';
import type {SearchRecord} from '../index/toRecords';
import type {Kind} from '../searchBackend';

/** A record as the hosted index keeps it. */
export interface HostedRecord {
  objectID: string;
  url: string;
  platform: PlatformFacet;
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
/** The tags by which Docusaurus tells its pages apart: docs by their version, all others together. */
export const DOC_TAGS = ['docs-default-current', 'default'] as const;

/** How the hosted index is to be set up for these records. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'symbol',
    'titles',
    'keywords',
    'unordered(questions)',
    'unordered(text)',
    'unordered(words)',
  ],
  attributesForFaceting: ['platform', 'kind', 'language', 'docusaurus_tag'],
  attributesToHighlight: ['titles'],
  attributesToSnippet: ['text:24'],
  ignorePlurals: true,
};

/** Prepares a record of ours for the hosted index. `siteUrl` is the URL of the published site, with the base URL, without a slash. */
export function toHostedRecord(record: SearchRecord, siteUrl: string): HostedRecord {
  const {url, platform, kind, titles, text, signature} = record;
  const {symbol, keywords, questions, body} = record.fields;
  return {
    objectID: url,
    url: siteUrl + url,
    platform,
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
