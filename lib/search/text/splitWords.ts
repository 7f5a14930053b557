/** A run of Chinese characters, a word of other letters or a dotted Python name; offsets are UTF-16 units of the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

// Chinese has no spaces between words; names keep their dots and underscores.
const WORD =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+(?:\.(?:(?!\p{Script=Han})[\p{L}\p{N}_])+)*/gu;

/** Splits a text into words. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
