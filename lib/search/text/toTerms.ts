import {splitWords} from './splitWords';
import {toBase} from './toBase';

const HAN = /^\p{Script=Han}/u;
// find_colors, findColors, FindColors and YOLOv5 fall apart at underscores, dots and capital letters.
const PARTS = /[\p{Lu}]+(?![\p{Ll}])|[\p{Lu}]?[\p{Ll}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;

/** What the index holds of a text: the parts of each word, and names of several parts in one as well. */
export function toTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const {parts, names} = toWordTerms(word.text);
    return [...parts, ...names];
  });
}

/** The parts of one word, and its names in one: `FindColors.find` is find, color, find, and findcolor. */
export function toWordTerms(word: string): {parts: string[]; names: string[]} {
  if (HAN.test(word)) return {parts: toBigrams(word), names: []};
  const named = word.split('.').map((segment) => segment.match(PARTS) ?? []);
  return {
    parts: named.flat().map(toStem),
    names: named.filter((parts) => parts.length > 1).map((parts) => toStem(parts.join(''))),
  };
}

/** The whole text as one term, by which equal names are known: `find_colors` and `Find colours` are the same. */
export function toSearchKey(text: string): string {
  return splitWords(text)
    .flatMap((word) => toWordTerms(word.text).parts)
    .join('');
}

/** Lower case, American spelling, without the endings of inflection. */
function toStem(word: string): string {
  return toBase(
    word
      .toLowerCase()
      .replace('colour', 'color')
      .replace(/(?<=[a-z]{3})is(?=e[ds]?$|ing$)/, 'iz'),
  );
}

/** Chinese words are mostly of two characters; a text of one character stays as it is. */
export function toBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
