/** A run of letters of one script, or a dotted Python name; `start` and `end` are UTF-16 units of the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

// Chinese has no spaces between words; names keep their dots and underscores.
const WORD =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+(?:\.(?:(?!\p{Script=Han})[\p{L}\p{N}_])+)*/gu;

/** Finds the words of a text, in their order. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
