import {splitWords} from './splitWords';
import {stemWord} from './stemWord';

const HAN = /^\p{Script=Han}/u;
// Splits find_colors, findColors, FindColors and YOLOv5 at underscores, capital letters and digits. A single small letter in
// front belongs to what follows: iOS, iPhone, eSIM, xPath.
const PARTS =
  /^\p{Ll}(?:\p{Lu}+(?!\p{Ll})|\p{Lu}\p{Ll}+)|[\p{Lu}]+(?![\p{Ll}])|[\p{Lu}]?[\p{Ll}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** The terms of a text: the parts of each word, and each name of several parts as one term too. */
export function toTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const {parts, names} = toWordTerms(word.text);
    return [...parts, ...names];
  });
}

/** The terms of a word: `FindColors.find` has the parts find, color and find, and the name findcolor. */
export function toWordTerms(word: string): {parts: string[]; names: string[]} {
  if (HAN.test(word)) return {parts: toBigrams(word), names: []};
  const named = word.split('.').map((segment) => segment.match(PARTS) ?? []);
  return {
    parts: named.flat().map(normalize),
    names: named.filter((parts) => parts.length > 1).map((parts) => normalize(parts.join(''))),
  };
}

/** A text as a single term, so that names in different spellings are equal: `find_colors` and `Find colours`. */
export function toSearchKey(text: string): string {
  return toParts(text).join('');
}

/** The parts of all words of a text, in their order. */
export function toParts(text: string): string[] {
  return splitWords(text).flatMap((word) => toWordTerms(word.text).parts);
}

/** Converts a word to lower case, American spelling and its stem. */
function normalize(word: string): string {
  return stemWord(
    word
      .toLowerCase()
      .replace('colour', 'color')
      .replace(/(?<=[a-z]{3})is(?=e[ds]?$|ing$)/, 'iz'),
  );
}

/** The pairs of neighbouring characters, because most Chinese words have two; a single character stays as it is. */
export function toBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
