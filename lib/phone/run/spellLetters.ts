const LITERAL = /(\bb)?('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/gs;
const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|.)/gs;
/** Letters that Python writes by their numbers too: those that show nothing, or a blank. */
const HIDDEN = /[\p{C}\p{Z}]/u;

/**
 * Writes the letters of texts inside of a list, which the interpreter gives by their numbers outside of ASCII, as Python does:
 * `['\xe9']` becomes `['é']`. Bytes keep their numbers.
 */
export function spellLetters(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(LITERAL, (whole, bytes: string | undefined, literal: string) =>
    bytes === undefined ? literal.replace(ESCAPE, spell) : whole,
  );
}

function spell(written: string, byte?: string, short?: string, long?: string): string {
  const digits = byte ?? short ?? long;
  if (digits === undefined) return written;
  const code = Number.parseInt(digits, 16);
  const letter = code > 0x10ffff ? '' : String.fromCodePoint(code);
  return letter === '' || HIDDEN.test(letter) ? written : letter;
}
