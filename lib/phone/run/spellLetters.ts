const LITERAL = /(\bb)?('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|(?<![\w.])(\d+\.\d{8,17}(e[-+]\d+)?)\b/gs;
const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U(00(?:0[\da-f]|10)[\da-f]{4})|.)/gs;
/** Letters that Python writes by their numbers too: those that show nothing, or a blank. */
const HIDDEN = /[\p{C}\p{Z}]/u;

/**
 * Writes what is inside of a list as Python does. The letters of texts the interpreter gives by their numbers outside of ASCII:
 * `['\xe9']` becomes `['é']`; bytes keep their numbers. Numbers it gives with more digits than tell them apart: 8.699999999999999
 * becomes 8.7.
 */
export function spellLetters(text: string): string {
  return text.replace(
    LITERAL,
    (whole, bytes: string | undefined, literal: string | undefined, long?: string, exponent?: string) => {
      if (literal) return bytes ? whole : literal.replace(ESCAPE, spell);
      const number = Number(long);
      const short = exponent
        ? number.toExponential().replace(/e.\d$/, (end) => `${end.slice(0, 2)}0${end[2]}`)
        : `${number}`;
      return /[.e]/.test(short) ? short : `${short}.0`;
    },
  );
}

function spell(written: string, byte?: string, short?: string, long?: string): string {
  const digits = byte ?? short ?? long;
  const letter = digits ? String.fromCodePoint(Number.parseInt(digits, 16)) : '';
  return !letter || HIDDEN.test(letter) ? written : letter;
}
