const LITERAL = /(\bb)?('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/gs;
const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U(00(?:0[\da-f]|10)[\da-f]{4})|.)/gs;
/** Letters that Python writes by their numbers too: those that show nothing, or a blank. */
const HIDDEN = /[\p{C}\p{Z}]/u;

/**
 * Writes the letters of texts inside of a list, which the interpreter gives by their numbers outside of ASCII, as Python does:
 * `['\xe9']` becomes `['é']`. Bytes keep their numbers.
 */
export function spellLetters(text: string): string {
  return text.replace(LITERAL, (whole, bytes: string | undefined, literal: string) =>
    bytes ? whole : literal.replace(ESCAPE, spell),
  );
}

function spell(written: string, byte?: string, short?: string, long?: string): string {
  const digits = byte ?? short ?? long;
  const letter = digits ? String.fromCodePoint(Number.parseInt(digits, 16)) : '';
  return !letter || HIDDEN.test(letter) ? written : letter;
}
