import type {PlatformFacet} from '../../platforms';
import {splitHan} from '../text/chinese';
import {splitWords} from '../text/splitWords';
import {STOP_WORDS} from '../text/stopWords';
import {toBigrams, toSearchKey, toTerms, toWordTerms} from '../text/toTerms';
import {findForeignTool} from './foreignTools';
import {findOtherWords} from './otherWords';
import {readCode} from './readCode';

/** A word of a query: any of its terms will do. */
export interface QueryWord {
  /** Terms of the index, the one that was typed first. */
  terms: readonly string[];
  /** The word that may be unfinished: terms that begin so will do too. */
  isLast: boolean;
  /** How much the word counts, from 0 to 1. */
  share: number;
}

export interface ReadQuery {
  words: readonly QueryWord[];
  /** Names of things that the query may be, or hold, as terms; the whole query first. */
  keys: readonly string[];
  /** The platform that the query names. */
  platform?: PlatformFacet;
  /** The query speaks of a website, or of what one is written in. */
  isAboutSite?: true;
}

/** Chinese characters that form no known word tell less. */
const UNKNOWN_HAN_SHARE = 0.4;
const TOOL_SHARE = 0.7;
/** What a query means, in other words than it says. */
const OTHER_SHARE = 0.45;
/** A name of several parts counts in one as well: the more so as few records have it. */
const NAME_SHARE = 0.5;
const TRANSLATED_HAN_SHARE = 0.5;

const PLATFORM_WORDS: ReadonlyMap<string, PlatformFacet> = new Map([
  ['android', 'Android'],
  ['安卓', 'Android'],
  ['ios', 'iOS'],
  ['iphone', 'iOS'],
  ['ipad', 'iOS'],
  ['苹果', 'iOS'],
  ['windows', 'Windows'],
]);

/** A platform's name: in Latin letters a whole word, in Chinese a part of any. */
const PLATFORM_WORD = new RegExp(
  [...PLATFORM_WORDS.keys()]
    .map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word))
    .join('|'),
  'i',
);

const SITE_WORD =
  /(?<![a-z])(?:(?:web)?sites?|docs?|documentation|docusaurus|blogs?|mdx|markdown|front ?matter)(?![a-z])|网站|文档|博客/i;

/** Reads what was typed or pasted: words, Chinese, code or a message. */
export function readQuery(text: string): ReadQuery {
  const code = readCode(text);
  const words = splitWords(code?.text ?? text);
  const read = words.flatMap(({text: word}) => readWord(word));
  const telling = read.filter(({terms}) => terms.some((term) => !STOP_WORDS.has(term)));
  const asked = telling.length > 0 ? telling : read;
  const last = read.at(-1);
  const isFinished = /[\s)\]'"]$/.test(text) || code !== undefined;
  const platform = findPlatform(text);
  const names = words.filter(({text: word}) => /[._]|[a-z][A-Z]/.test(word));
  const keys = [text, ...names.map((word) => word.text), ...(code?.names ?? [])].map(toSearchKey);
  const tool = toTerms(findForeignTool(text) ?? '');
  const others = [...new Set(toTerms(findOtherWords(text)))];
  const typed = asked.map((word) => (word === last && !isFinished ? {...word, isLast: true} : word));
  return {
    words: [
      ...typed,
      ...tool.map((term) => ({terms: [term], isLast: false, share: TOOL_SHARE})),
      ...others.map((term) => ({terms: [term], isLast: false, share: OTHER_SHARE})),
    ],
    keys: [...new Set(keys)].filter((key) => key !== ''),
    ...(platform && {platform}),
    ...(SITE_WORD.test(text) && {isAboutSite: true}),
  };
}

function readWord(word: string): QueryWord[] {
  if (/^\p{Script=Han}/u.test(word)) return readHan(word);
  const {parts, names} = toWordTerms(word);
  const whole = parts.length > 1 ? names : [];
  return [
    ...parts.map((part) => ({terms: [part, ...whole], isLast: false, share: 1})),
    ...whole.map((name) => ({terms: [name], isLast: false, share: NAME_SHARE})),
  ];
}

function readHan(run: string): QueryWord[] {
  return splitHan(run).flatMap(({text, translation}) => {
    const own = toBigrams(text).map((term) => ({
      terms: [term],
      isLast: false,
      share:
        translation === undefined ? UNKNOWN_HAN_SHARE : TRANSLATED_HAN_SHARE / Math.max(1, text.length - 1),
    }));
    const translated = toTerms(translation ?? '').filter((term) => !STOP_WORDS.has(term));
    return [...own, ...(translated.length > 0 ? [{terms: translated, isLast: false, share: 1}] : [])];
  });
}

function findPlatform(text: string): PlatformFacet | undefined {
  const named = PLATFORM_WORD.exec(text)?.[0];
  return named === undefined ? undefined : PLATFORM_WORDS.get(named.toLowerCase());
}
