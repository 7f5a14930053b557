import {createLineFinder} from '../../python/createLineFinder';
import {isOfPython} from '../../python/instrumentScript';
import {type PythonToken, tokenizePython} from '../../python/tokenizePython';
import type {PythonFailure} from './parseTraceback';

/** Words of the interpreter for which Python 3.8 has others. */
const WORDS: Readonly<Record<string, string>> = {
  'positional arg after keyword arg': 'positional argument follows keyword argument',
  'argument name reused': 'duplicate argument in function definition',
  'import * not at module level': 'import * only allowed at module level',
  'multiple *x in assignment': 'two starred expressions in assignment',
  '*x must be assignment target': "can't use starred expression here",
  '* arg after **': 'iterable argument unpacking follows keyword argument unpacking',
  'identifier redefined as global': 'name is used or assigned to before its global declaration',
  'expecting just a value for set': 'invalid syntax',
  'expecting key:value for dict': 'invalid syntax',
  "can't delete expression": 'cannot delete expression',
};

const PARTNERS: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};
/** The code of a character without its eight digits, such as the one in `"C:\\Users"`; bytes have no such codes. */
const WRONG_ESCAPE = /^[^bBrR"']*["'](?:[^\\]|\\[^U])*\\U(?![0-9a-fA-F]{8})/;
const CLOSED_TEXT = /^\w*("""|'''|["'])(?:[^\\]|\\[\s\S])*?\1$/;

const indentOf = (line = ''): number => line.search(/\S|$/);
const isCode = (line: string): boolean => /^\s*[^\s#]/.test(line);

/** Tells why a script cannot be read as Python 3.8 does; the interpreter has one message for most, and at times another line. */
export function wordSyntax(failure: PythonFailure, source: string): PythonFailure {
  const {kind: ownKind, message, trace} = failure;
  const frame = trace.at(-1);
  if (!frame) return failure;
  const lines = source.replace(/\n$/, '').split('\n');
  const tell = (kind: string, words: string, line = frame.line): PythonFailure => ({
    kind,
    message: words,
    trace: [...trace.slice(0, -1), {...frame, line}],
  });
  const line = lines[frame.line - 1] ?? '';
  const before = lines.slice(0, frame.line - 1).findLast(isCode) ?? '';
  if (message.startsWith('unindent')) {
    const next = lines.findIndex((other, index) => index >= frame.line && isCode(other)) + 1;
    const words = 'unindent does not match any outer indentation level';
    return tell('IndentationError', words, next || frame.line);
  }
  if (message === 'unexpected indent')
    return indentOf(before) > 0 && (line[0] === '\t') !== (before[0] === '\t')
      ? tell('TabError', 'inconsistent use of tabs and spaces in indentation')
      : failure;
  if (message !== 'invalid syntax') return tell(ownKind, wordOther(message, line));
  // The interpreter names the line behind the last one.
  if (frame.line > lines.length) return tell('SyntaxError', 'unexpected EOF while parsing', lines.length);
  if (/:\s*(?:#.*)?$/.test(before) && indentOf(line) <= indentOf(before))
    return tell('IndentationError', 'expected an indented block');
  const lineOf = createLineFinder(source);
  const tokens = tokenizePython(source);
  const wrong = tokens.find(
    ({kind, text, from}) =>
      (kind === 'name' && !isOfPython(text)) ||
      (kind === 'string' && lineOf(from) === frame.line && !CLOSED_TEXT.test(text)),
  );
  if (wrong?.kind === 'name')
    return tell('SyntaxError', 'invalid character in identifier', lineOf(wrong.from));
  if (wrong) return tell('SyntaxError', wordOpenText(wrong));
  const path = tokens.find(
    ({kind, text, from}) => kind === 'string' && lineOf(from) === frame.line && WRONG_ESCAPE.test(text),
  );
  if (path)
    return tell(
      'SyntaxError',
      "(unicode error) 'unicodeescape' codec can't decode bytes: truncated \\UXXXXXXXX escape",
    );
  const bracket = findWrongBracket(tokens);
  if (bracket && lineOf(bracket.at.from) === frame.line) return tell('SyntaxError', bracket.words);
  const [, name] = /^\s*(print|exec) [^=([]/.exec(line) ?? [];
  return name === undefined ? failure : tell('SyntaxError', `Missing parentheses in call to '${name}'`);
}

function wordOpenText({text}: PythonToken): string {
  return /^\w*(?:"""|''')/.test(text)
    ? 'EOF while scanning triple-quoted string literal'
    : 'EOL while scanning string literal';
}

/** The first bracket that closes none, or one of another kind. */
function findWrongBracket(tokens: readonly PythonToken[]): {at: PythonToken; words: string} | undefined {
  const opened: string[] = [];
  for (const at of tokens) {
    if (at.kind === 'open' || at.kind === 'field') opened.push(at.text);
    if (at.kind !== 'close') continue;
    const partner = opened.pop();
    const wanted = PARTNERS[at.text];
    if (wanted === undefined || partner === wanted) continue;
    const words =
      partner === undefined
        ? `unmatched '${at.text}'`
        : /["']/.test(partner)
          ? "f-string: expecting '}'"
          : `closing parenthesis '${at.text}' does not match opening parenthesis '${partner}'`;
    return {at, words};
  }
  return undefined;
}

function wordOther(message: string, line: string): string {
  if (message === "'break'/'continue' outside loop")
    return /\bcontinue\b/.test(line) ? "'continue' not properly in loop" : "'break' outside loop";
  if (message === "can't assign to expression") return `cannot assign to ${nameTarget(line)}`;
  if (/^invalid (?:literal|syntax) for int/.test(message))
    return /'0\d+'/.test(message)
      ? 'leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers'
      : 'invalid syntax';
  return WORDS[message] ?? message;
}

/** What stands before the sign of equality, as Python calls it. */
function nameTarget(line: string): string {
  const target = /^(.*?[^=!<>])=(?!=)/.exec(line)?.[1]?.trim() ?? '';
  if (/^(?:None|True|False)$/.test(target)) return target;
  if (/[=!<>]=|[<>]/.test(target)) return 'comparison';
  if (/^[\w.]+\(.*\)$/.test(target)) return 'function call';
  return /["'\d]$/.test(target) ? 'literal' : 'expression';
}
