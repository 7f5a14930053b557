import {toPython} from './toPython';

/** Reads JSON and writes it as an expression of Python; text that is not JSON gives `!` and the reason. */
export function jsonToPython(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return `!${describeJsonError(text)}`;
  }
  // Numbers stay as they are written: JavaScript would make 1.0 a whole number, and round long ones.
  return text
    .trim()
    .replace(PIECE, (piece) => PYTHON[piece] ?? (piece[0] === '"' ? toPython(JSON.parse(piece)) : piece));
}

const PIECE = /"(?:[^"\\]|\\.)*"|[{}:]|true|false|null/g;
/** An object becomes a call with its keys and values in one list. */
const PYTHON: Readonly<Record<string, string>> = {
  '{': 'O([',
  '}': '])',
  ':': ',',
  true: 'True',
  false: 'False',
  null: 'None',
};

/** What stands at a place of JSON, in one piece; as Python reads it, with the names of numbers that JSON lacks. */
const SCALAR =
  /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const UNTERMINATED = 'Unterminated string starting at';
const SPACE = /[ \t\n\r]*/y;

function describeJsonError(text: string): string {
  const [index, reason] = /\S/.test(text) ? findError(text) : [0, 'Expecting value'];
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  const column = index - before.lastIndexOf('\n');
  return `${reason}: line ${line} column ${column} (char ${index})`;
}

/** Where Python stops to understand a text that is not JSON, and why; without recursion, since brackets may be many. */
function findError(text: string): [index: number, reason: string] {
  const open: string[] = [];
  let wanted: 'value' | 'first' | 'key' | 'colon' | 'next' = 'value';
  let at = skip(SPACE, text, 0);
  for (;;) {
    const letter = text[at];
    const isObject = open.at(-1) === '{';
    const isEnd = letter === (isObject ? '}' : ']') && open.length > 0;
    let end = at + 1;
    if (isEnd && (wanted === 'first' || wanted === 'next')) {
      open.pop();
      wanted = 'next';
    } else if (wanted === 'next') {
      if (open.length === 0) return [at, 'Extra data'];
      if (letter !== ',') return [at, "Expecting ',' delimiter"];
      wanted = isObject ? 'key' : 'value';
    } else if (wanted === 'colon') {
      if (letter !== ':') return [at, "Expecting ':' delimiter"];
      wanted = 'value';
    } else if (wanted === 'key' || (wanted === 'first' && isObject)) {
      end = skip(SCALAR, text, at);
      if (letter !== '"') return [at, 'Expecting property name enclosed in double quotes'];
      if (end === at) return [at, UNTERMINATED];
      wanted = 'colon';
    } else if (letter === '{' || letter === '[') {
      open.push(letter);
      wanted = 'first';
    } else {
      end = skip(SCALAR, text, at);
      if (end === at) return [at, letter === '"' ? UNTERMINATED : 'Expecting value'];
      wanted = 'next';
    }
    at = skip(SPACE, text, end);
  }
}

/** The place after what a pattern finds there; the same place when it finds nothing. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
