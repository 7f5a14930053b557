import type {PlatformFacet} from '../../platforms';
import {splitHan} from '../text/chinese';
import {splitWords} from '../text/splitWords';
import {STOP_WORDS} from '../text/stopWords';
import {toQuestionTerm} from '../text/toQuestionTerm';
import {toBigrams, toSearchKey, toTerms, toWordTerms} from '../text/toTerms';
import {expandQuery} from './expandQuery';
import {findForeignTool} from './foreignTools';
import {parseCode} from './parseCode';

/** A word of a query; a record has the word when it has any of its terms. */
export interface QueryWord {
  /** Terms of the index; the first is the one that was typed. */
  terms: readonly string[];
  /** Whether it may be unfinished, so that terms with this prefix match too. */
  isLast: boolean;
  /** Weight of the word, from 0 to 1. */
  weight: number;
}

export interface ParsedQuery {
  words: readonly QueryWord[];
  /** Search keys (toTerms.ts) of names that the query may be or contain; that of the whole query first. */
  keys: readonly string[];
  /** The whole query as one term, as questions are in the index. */
  question: string;
  /** Whether it is words with spaces, which describe something, and not a name. */
  isPhrase?: true;
  /** The platform that the query names. */
  platform?: PlatformFacet;
  /** Whether it is about a website, or a language that websites are written in. */
  isAboutSite?: true;
}

/** Weight of Chinese characters that form no known word. */
const UNKNOWN_HAN_WEIGHT = 0.4;
const TOOL_WEIGHT = 0.9;
/** Weight of words that expandQuery.ts adds. */
const EXPANSION_WEIGHT = 0.45;
/** Weight of a name of several parts as one term, besides its parts. Few records have it, so it counts much anyway. */
const NAME_WEIGHT = 0.5;
const TRANSLATED_HAN_WEIGHT = 0.5;

/** An option of a command, such as `-r` in `adb install -r`: a letter alone finds the names that consist of it. */
const OPTION = /(?<=\S\s+)-[a-z](?=\s|$)/gi;

const PLATFORM_WORDS: ReadonlyMap<string, PlatformFacet> = new Map([
  ['android', 'Android'],
  ['安卓', 'Android'],
  ['ios', 'iOS'],
  ['iphone', 'iOS'],
  ['ipad', 'iOS'],
  ['苹果', 'iOS'],
  ['windows', 'Windows'],
]);

/** A platform's name: a whole word in Latin letters, any substring in Chinese, which has no spaces. */
const PLATFORM_WORD = new RegExp(
  [...PLATFORM_WORDS.keys()]
    .map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word))
    .join('|'),
  'i',
);

const SITE_WORD =
  /(?<![a-z])(?:(?:web)?sites?|docs?|documentation|docusaurus|blogs?|mdx|markdown|front ?matter)(?![a-z])|网站|文档|博客/i;

/** Parses a typed or pasted query: words, Chinese, code or an error message. */
export function parseQuery(text: string): ParsedQuery {
  const code = parseCode(text);
  const words = splitWords((code?.text ?? text).replace(OPTION, ' '));
  const read = words.flatMap(({text: word}) => toQueryWords(word));
  const telling = read.filter(({terms}) => terms.some((term) => !STOP_WORDS.has(term)));
  const asked = telling.length > 0 ? telling : read;
  const last = read.at(-1);
  const isFinished = /[\s)\]'"]$/.test(text) || code !== undefined;
  const platform = findPlatform(text);
  const names = words.filter(({text: word}) => /[._]|[a-z][A-Z]/.test(word));
  const keys = [text, ...names.map((word) => word.text), ...(code?.names ?? [])].map(toSearchKey);
  const tool = toTerms(findForeignTool(text) ?? '');
  const others = [...new Set(toTerms(expandQuery(text)))];
  const typed = asked.map((word) => (word === last && !isFinished ? {...word, isLast: true} : word));
  return {
    words: [
      ...typed,
      ...tool.map((term) => ({terms: [term], isLast: false, weight: TOOL_WEIGHT})),
      ...others.map((term) => ({terms: [term], isLast: false, weight: EXPANSION_WEIGHT})),
    ],
    keys: [...new Set(keys)].filter((key) => key !== ''),
    question: toQuestionTerm(text),
    ...(code === undefined && /\S\s+\S/.test(text) && {isPhrase: true as const}),
    ...(platform && {platform}),
    ...(SITE_WORD.test(text) && {isAboutSite: true}),
  };
}

function toQueryWords(word: string): QueryWord[] {
  if (/^\p{Script=Han}/u.test(word)) return toHanWords(word);
  const {parts, names} = toWordTerms(word);
  const whole = parts.length > 1 ? names : [];
  return [
    ...parts.map((part) => ({terms: [part, ...whole], isLast: false, weight: 1})),
    ...whole.map((name) => ({terms: [name], isLast: false, weight: NAME_WEIGHT})),
  ];
}

function toHanWords(run: string): QueryWord[] {
  return splitHan(run).flatMap(({text, translation}) => {
    const own = toBigrams(text).map((term) => ({
      terms: [term],
      isLast: false,
      weight:
        translation === undefined ? UNKNOWN_HAN_WEIGHT : TRANSLATED_HAN_WEIGHT / Math.max(1, text.length - 1),
    }));
    const translated = toTerms(translation ?? '').filter((term) => !STOP_WORDS.has(term));
    return [...own, ...(translated.length > 0 ? [{terms: translated, isLast: false, weight: 1}] : [])];
  });
}

function findPlatform(text: string): PlatformFacet | undefined {
  const named = PLATFORM_WORD.exec(text)?.[0];
  return named === undefined ? undefined : PLATFORM_WORDS.get(named.toLowerCase());
}
